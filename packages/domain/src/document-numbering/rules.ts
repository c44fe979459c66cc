import { documentNumberMessages as messages } from './messages'
import { type DocumentNumber, type DocumentNumberChange, type DocumentNumberResult, MAX_DOCUMENT_NUMBER } from './model'

/** The number of a resource type, with the name of the type. */
export interface NamedNumber {
  readonly resourceType: number
  readonly name: string
  readonly nextNumber: number
}

/** The numbers of a project with the names of their types. A type that the list does not have is named by its number. */
export const nameNumbers = (
  numbers: readonly DocumentNumber[],
  nameOf: (resourceType: number) => string,
): NamedNumber[] =>
  numbers.map(({ resourceType, expectedNextNumber }) => ({
    resourceType,
    name: nameOf(resourceType),
    nextNumber: expectedNextNumber,
  }))

/** The numbers that a submit sends: those that differ from what was loaded (NUM-05). Empty if nothing changed (NUM-06). */
export const getChanges = (numbers: readonly DocumentNumber[]): DocumentNumberChange[] =>
  numbers.filter(({ expectedNextNumber, newNextNumber }) => newNextNumber !== expectedNextNumber)

/** The error of a typed number (NUM-18). @returns undefined for a valid number */
export function numberProblem(typed: number | null): string | undefined {
  if (typed === null || !Number.isInteger(typed) || typed < 0) return messages.wholeNumber
  return typed > MAX_DOCUMENT_NUMBER ? messages.tooHigh : undefined
}

/** A change that the server rejected, because someone else changed the number first (NUM-08 to NUM-10). */
export interface RejectedChange {
  readonly resourceType: number
  readonly newNextNumber: number
  /** `null` if the project has no number for the type. */
  readonly changedElsewhereTo: number | null
}

/** The saved and the rejected changes of an update (NUM-16). */
export interface UpdateOutcome {
  readonly rejected: readonly RejectedChange[]
  readonly saved: readonly DocumentNumberChange[]
}

/**
 * Splits changes by their results. A result belongs to the change of its resource type, or of its place if it names no type. A change without a result counts as rejected,
 * so that the user does not take it for saved.
 */
export function splitResults(
  changes: readonly DocumentNumberChange[],
  results: readonly DocumentNumberResult[],
): UpdateOutcome {
  const resultOf = (change: DocumentNumberChange, place: number): DocumentNumberResult | undefined => {
    const atPlace = results[place]
    return atPlace?.resourceType === undefined
      ? atPlace
      : results.find(({ resourceType }) => resourceType === change.resourceType)
  }
  const isSaved = (change: DocumentNumberChange, place: number) => resultOf(change, place)?.success === true
  return {
    saved: changes.filter(isSaved),
    rejected: changes.flatMap((change, place) =>
      isSaved(change, place)
        ? []
        : {
            resourceType: change.resourceType,
            newNextNumber: change.newNextNumber,
            changedElsewhereTo: resultOf(change, place)?.previousNextNumberFromTable ?? null,
          },
    ),
  }
}

/** Resource types that a list of changes names more than once, by the place of each repetition. */
export const findRepeated = (changes: readonly Pick<DocumentNumberChange, 'resourceType'>[]): number[] =>
  changes.flatMap(({ resourceType }, place) =>
    changes.findIndex((other) => other.resourceType === resourceType) < place ? [place] : [],
  )
