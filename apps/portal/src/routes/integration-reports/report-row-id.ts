/** The id of the link of a report in the list. */
export const reportRowId = (integrationReference: string): string => `report-${integrationReference}`
