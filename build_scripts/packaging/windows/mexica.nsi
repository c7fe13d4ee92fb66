; The installer for Windows, of one user, who need not be an administrator. NSIS reads this; `installer.py`
; says VERSION, FOLDER (of the built program), ICON, LICENCE, OUT and LISTS (of what to remove).

Unicode true
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user

!include "FileFunc.nsh"
!include "MUI2.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Mexica"
!define CLASSES "Software\Classes"
!define KIND "Mexica.SavedGame"
!define ASSOCIATIONS_CHANGED 0x08000000

Name "Mexica"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Mexica"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "Mexica ${VERSION}"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Mexica"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs Mexica, a box of board games"
VIAddVersionKey "CompanyName" "the Mexica authors"
VIAddVersionKey "LegalCopyright" "(c) the Mexica authors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\mexica.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

Section
    ; the version before goes first, so that none of its files stays
    IfFileExists "$INSTDIR\uninstall.exe" 0 +2
    ExecWait '"$INSTDIR\uninstall.exe" /S _?=$INSTDIR'

    SetOutPath "$INSTDIR"
    File /r "${FOLDER}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Mexica.lnk" "$INSTDIR\mexica.exe"

    ; a double click on a saved game opens it
    WriteRegStr HKCU "${CLASSES}\${KIND}" "" "Saved game of Mexica"
    WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\mexica.exe,0"
    WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\mexica.exe" --load "%1"'
    WriteRegStr HKCU "${CLASSES}\.mexica" "" "${KIND}"
    WriteRegStr HKCU "${CLASSES}\.mexica\OpenWithProgids" "${KIND}" ""
    System::Call 'shell32::SHChangeNotify(i ${ASSOCIATIONS_CHANGED}, i 0, p 0, p 0)'

    ; the entry in the list of installed programs
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Mexica"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\mexica.exe,0"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "the Mexica authors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
    ; only what was installed, by name: the folder may be one that holds other things too
    !include "${LISTS}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Mexica.lnk"
    ReadRegStr $0 HKCU "${CLASSES}\.mexica" ""
    StrCmp $0 "${KIND}" 0 +2
    DeleteRegValue HKCU "${CLASSES}\.mexica" ""
    DeleteRegValue HKCU "${CLASSES}\.mexica\OpenWithProgids" "${KIND}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.mexica\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.mexica"
    DeleteRegKey HKCU "${CLASSES}\${KIND}"
    DeleteRegKey HKCU "${UNINSTALL}"
    System::Call 'shell32::SHChangeNotify(i ${ASSOCIATIONS_CHANGED}, i 0, p 0, p 0)'
SectionEnd
