import { type LoadedFile, saveLoaded } from '../../download-button/save-file'

/** Lets the browser save the file of a job, as its Download does. */
export const saveJobFile = (file: LoadedFile): string => saveLoaded(file, '')
