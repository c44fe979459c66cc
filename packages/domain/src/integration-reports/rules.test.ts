import { describe, expect, it } from 'vitest'
import { integrationReportMessages } from './messages'
import {
  hasNextPage,
  hasPreviousPage,
  reportFileName,
  reportText,
  requestFileOf,
  safeDataLink,
  senderOf,
  shortReference,
} from './rules'

it.each([
  [28, false],
  [29, true],
  [30, true],
  [0, false],
])('a page of %i rows offers the next one: %s [IMP-26, CONS2-25]', (count, expected) => {
  expect(hasNextPage(Array.from({ length: count }))).toBe(expected)
})

it.each([
  ['c2a7d0e4-7f3c-2a19', '…7f3c-2a19'],
  ['report-100', 'report-100'],
])('a list beside a report shows the reference %s as %s', (integrationReference, expected) => {
  expect(shortReference({ integrationReference })).toBe(expected)
})

it('page 0 has no page before it [IMP-27]', () => {
  expect([0, 1].map(hasPreviousPage)).toEqual([false, true])
})

it.each([
  ['a/key.csv', 'a/path.csv', 'a/key.csv'],
  [null, 'a/path.csv', 'a/path.csv'],
  ['', 'a/path.csv', 'a/path.csv'],
  [undefined, undefined, ''],
])('the request file of the key %j and the path %j is %j [IMP-32]', (requestS3Key, requestS3Path, expected) => {
  expect(requestFileOf({ requestS3Key, requestS3Path })).toBe(expected)
})

it('the sender is the user, else the API key [IMP-33]', () => {
  const row = {
    createTime: 1,
    displayName: 'A',
    requestProjectId: 1,
    requestImportId: 1,
    integrationReference: 'a',
  }
  expect(senderOf({ ...row, userName: 'mara', apiKeyName: 'Link' })).toBe('mara')
  expect(senderOf({ ...row, userName: null, apiKeyName: 'Link' })).toBe('Link')
  expect(senderOf(row)).toBe('')
})

it.each([
  ['https://files.example/a.csv', 'https://files.example/a.csv'],
  [' http://files.example/a ', 'http://files.example/a'],
  ['javascript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['/relative', undefined],
  [null, undefined],
])('the data at %j can be opened at %j [SITE-75]', (dataLink, expected) => {
  expect(safeDataLink({ dataLink })).toBe(expected)
})

it('the JSON is text as received, or the value of another server as text', () => {
  expect(reportText({ reportJson: '{"a": 1.00}' })).toBe('{"a": 1.00}')
  expect(reportText({ reportJson: { a: 1 } })).toBe('{"a":1}')
  expect(reportText({ reportJson: null })).toBe('')
})

it('a downloaded report has a file name of safe characters', () => {
  expect(reportFileName('../a b/"c"')).toBe('integration-report-.._a_b_c_.json')
})

describe('the size of a report', () => {
  it.each([
    [17, '17 bytes'],
    [1600, '1.6 KB'],
    [16_400, '16 KB'],
    [2_010_000, '2 MB'],
  ])('of %i bytes is %s', (bytes, expected) => {
    expect(integrationReportMessages.size(bytes)).toBe(expected)
  })
})
