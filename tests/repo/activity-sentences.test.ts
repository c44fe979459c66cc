import { expect, it } from 'vitest'
import type { ActivityEntry } from '@sitewright/domain/activity/model'
import { actionSentences } from '@sitewright/domain/activity/messages'
import { describeEntry } from '@sitewright/domain/activity/rules'
import { repositoryFiles, textOf } from './repository'

/** How the sources of the gateway name what they record. */
const ACTION =
  /(?:action(?:: | = )|kind: |record\w+\(tx, [^)]*?|note\(\w+(?:\.\w+)*, |\? |: )'([a-z][A-Za-z]+\.[A-Za-z.]+)'/g

const recorded = [
  ...new Set(
    repositoryFiles('apps/gateway/src')
      .filter((file) => /^apps\/gateway\/src\/(areas|jobs|sign-in|http|exports)\/.*\.ts$/.test(file))
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...textOf(file).matchAll(ACTION)].map(([, action = '']) => action)),
  ),
].toSorted()

/** Users do these with themselves: who did it is beside the sentence. */
const OWN =
  /^session\.(login|login\.sso|secondFactor|secondFactor\.asked\w*|extend|logout|guid|prove(\.\w+)?)$|^passwords\.update$|\.export(Groups)?$/

const entryOf = (action: string): ActivityEntry => ({
  activityId: 1,
  at: 1,
  action,
  subject: { kind: 'project', id: '7', name: 'Refinery' },
  actor: { kind: 'nobody' },
  changes: [{ field: 'description', before: 'a', after: 'b' }],
})

it('every action that the gateway records has a sentence that names its object', () => {
  expect(recorded.length).toBeGreaterThan(40)
  const titles = [...new Set([...recorded, ...Object.keys(actionSentences)])]
    .filter((action) => !OWN.test(action))
    .map((action) => [action, describeEntry(entryOf(action), {}, {}).title] as const)
  expect(titles.filter(([, title]) => !title.includes('Refinery') || title.startsWith('Did'))).toEqual([])
})
