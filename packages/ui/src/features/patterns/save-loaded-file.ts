import { type LoadedFile, saveLoaded } from '../../download-button/save-file'

/** Lets the browser save a loaded file, as a download button does. */
export const saveLoadedFile = (file: LoadedFile): string => saveLoaded(file, '')
