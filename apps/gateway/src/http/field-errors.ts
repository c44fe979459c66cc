import type * as z from 'zod/mini'
import { fieldMessages, requestMessages } from '@sitewright/domain/shared/messages'
import type { FieldErrors } from '@sitewright/domain/shared/problem'

type Issue = z.core.$ZodIssue

/** zod/mini's own words, where a schema of domain names no sentence. */
const UNSAID = 'Invalid input'

const BY_TYPE: Readonly<Record<string, string>> = {
  string: requestMessages.mustBeText,
  number: requestMessages.mustBeWholeNumber,
  int: requestMessages.mustBeWholeNumber,
  boolean: requestMessages.mustBeBoolean,
  array: requestMessages.mustBeList,
  object: requestMessages.mustBeObject,
}

/** The sentence of an issue: domain's where it has one. Parse with `reportInput`, or an absent value looks like a wrong one. */
function sentenceOf(issue: Issue): string {
  if (issue.message !== UNSAID) return issue.message
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? requestMessages.required
        : (BY_TYPE[issue.expected] ?? requestMessages.notValid)
    case 'too_small':
      return issue.origin === 'string' ? requestMessages.required : requestMessages.atLeast(Number(issue.minimum))
    case 'too_big':
      if (issue.origin === 'array') return fieldMessages.tooManyEntries(Number(issue.maximum))
      return issue.origin === 'string'
        ? fieldMessages.tooLong(Number(issue.maximum))
        : requestMessages.atMost(Number(issue.maximum))
    default:
      return requestMessages.notValid
  }
}

/** Fields that a reply names at the most: a refusal must not outgrow its request. */
export const NAMED_FIELDS = 50

/** Characters that a field's name keeps. */
const NAME_LENGTH = 100

/** Adds a sentence at the path of a field, once; beyond the limit, no further sentence is added. */
export function addFieldError(fields: FieldErrors, path: readonly PropertyKey[], sentence: string): void {
  const field = path.map(String).join('.').slice(0, NAME_LENGTH)
  const known = Object.hasOwn(fields, field) ? (fields[field] ?? []) : []
  if (known.includes(sentence)) return
  if (known.length === 0 && Object.keys(fields).length >= NAMED_FIELDS) return
  // Defined, not assigned: a field may be called __proto__.
  Object.defineProperty(fields, field, {
    value: [...known, sentence],
    enumerable: true,
    configurable: true,
    writable: true,
  })
}

/** Every invalid field at once, by path; the whole of a part (a body that is a list) is listed under its name. */
export function collectFieldErrors(fields: FieldErrors, issues: readonly Issue[], part: string): void {
  for (const issue of issues.slice(0, NAMED_FIELDS)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.slice(0, NAMED_FIELDS))
        addFieldError(fields, [...issue.path, key], requestMessages.unknownField)
    } else {
      addFieldError(fields, issue.path.length === 0 ? [part] : issue.path, sentenceOf(issue))
    }
  }
}
