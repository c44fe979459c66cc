import type { documentNumbers } from '../schema'
import { projectNamed } from './projects'

/** The resource types that number documents, with the next number of each. */
const NEXT_NUMBERS: Readonly<Record<number, number>> = {
  101: 1204,
  102: 318,
  103: 10_482,
  104: 4071,
  105: 2960,
  106: 7715,
  107: 2290,
  108: 886,
}

const ofProject = (
  project: string,
  numbers: Readonly<Record<number, number>>,
): (typeof documentNumbers.$inferInsert)[] =>
  Object.entries(numbers).map(([typeNumber, nextNumber]) => ({
    projectId: projectNamed(project).projectId,
    typeNumber: Number(typeNumber),
    nextNumber,
  }))

/** Document numbers of 8 resource types in one project, and of two in a project of license 2. Other projects have none. */
export const DEMO_DOCUMENT_NUMBERS = [
  ...ofProject('Northgate Refinery Expansion', NEXT_NUMBERS),
  ...ofProject('Outer Breakwater', { 104: 12, 107: 1 }),
]
