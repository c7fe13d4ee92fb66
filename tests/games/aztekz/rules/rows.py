"""Rows of Aztekz's clause tables."""

from mexica.games.aztekz import rules
from tests.games import clause_rows
from tests.games.aztekz import oracle

Row, table_of = clause_rows.Row, clause_rows.table_of

ROWS = clause_rows.Rows(rules, oracle.legal)
allowed, refused = ROWS.allowed, ROWS.refused
