/** The id of the link of an import system in the list. */
export const importRowId = (configId: number): string => `import-${configId}`
