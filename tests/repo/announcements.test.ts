import { describe, expect, it } from 'vitest'
import { isTestOrStory, repositoryFiles, textOf } from './repository'

/*
 * One announcer: packages/ui/src/announcer. Its texts are read again when they repeat, and also when they come from behind a modal dialog. A live
 * region of its own loses both. An element may be one if its visible text is the message.
 */

const SOURCES = repositoryFiles().filter(
  (file) =>
    /^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(file) &&
    !isTestOrStory(file) &&
    !/\/(?:fixtures|announcer)\//.test(file),
)

/** Components whose text is always visible. They become a live region when they appear later. */
const NOTES = new Set(['Note', 'Banner', 'EmptyState'])

/** The other live regions, and what is visible in them. */
const VISIBLE: Readonly<Record<string, string>> = {
  'bulk-paste-editor/BulkPasteEditor.tsx: span': 'the delimiter that most lines contain',
  'date-picker/CalendarDialog.tsx: h2': 'the month that is shown',
  'features/activity/ActivityFilters.tsx: span': 'how many entries match',
  'features/activity/ActivityTab.tsx: div': 'which entries were loaded',
  'features/activity/EntryNames.tsx: span': 'how many names match',
  'features/configs/LabelPreview.tsx: Preview': 'the preview, or that it loads',
  'features/configs/LicenseCopyDialog.tsx: div': 'what will be copied',
  'features/integration-reports/IntegrationReportListScreen.tsx: p': 'the number of the page',
  'features/licenses/AddOnMonths.tsx: p': 'the users of the chosen month',
  'features/licenses/OverLimitUsers.tsx: Names': 'that the names load',
  'features/patterns/CopyRecords.tsx: Failure': 'why the copy failed',
  'features/patterns/CopyRecords.tsx: p': 'that nothing matches the search',
  'features/patterns/CopyRecords.tsx: span': 'that the copy was made',
  'features/resource-mappings/CopyDialog.tsx: Plan': 'what will be copied',
  'features/resources/PropertiesToolbar.tsx: Count': 'how many properties match',
  'features/sign-in/SsoScreen.tsx: Working': 'that the sign-in is pending',
  'features/sites/OverviewMap.tsx: Notices': 'what the map cannot show',
  'features/sites/OverviewPanel.tsx: p': 'that the locations load',
  'features/sites/SiteCopy.tsx: Count': 'how many copies were made',
  'features/workflows/DryRunPanel.tsx: p': 'that the dry run loads',
  'features/workflows/links/LinksPanel.tsx: p': 'that the links load',
  'form/ErrorSummary.tsx: Title': 'how many fields have errors',
  'json-panel/JsonPanel.tsx: Pending': 'that the text is being formatted',
  'site-map/SiteMap.tsx: Notices': 'what the map cannot show',
  'site-map/drawing/ShapeTools.tsx: Result': 'what the last key did, from the announcer',
  'site-map/vertices/ShapeProblems.tsx: Problems': 'what is wrong with the shape',
  'site-map/vertices/VertexTable.tsx: span': 'which vertices are shown',
  'toasts/ToastCard.tsx: Text': 'the text of the toast',
}

const TAG = /<([\w.]+)(?=[\s>])((?:=>|[^<>=]|=(?!>))*)>/g
const IS_LIVE = /\srole=(?:"(?:status|log)"|\{[^}]*'status')|\saria-live[=\s]/

/** The live regions of a file that are neither an `Announcement` nor a note. */
const findOwnRegions = (text: string): string[] =>
  [...text.matchAll(TAG)].flatMap(([, tag = '', attributes = '']) =>
    IS_LIVE.test(attributes) && tag !== 'Announcement' && !NOTES.has(tag) ? tag : [],
  )

/** Texts of announcements that are a plain state of the component: the same one twice is silent. */
function findSilentRepeats(text: string): string[] {
  const states = new Set([...text.matchAll(/const \[(\w+), \w+\] = useState/g)].map(([, name]) => name))
  return [...text.matchAll(/<Announcement[^<>]*>\s*\{(\w+)\}/g)].flatMap(([, name = '']) =>
    states.has(name) ? name : [],
  )
}

describe('live regions', () => {
  it.each([
    ['<VisuallyHidden role="status">{text}</VisuallyHidden>', 'VisuallyHidden'],
    ['<span aria-live="polite">{text}</span>', 'span'],
    ['<p\n  onClick={() => press()}\n  aria-live="polite"\n>', 'p'],
    ["<Text role={isError ? 'alert' : 'status'}>", 'Text'],
  ])('are found in %j', (text, tag) => {
    expect(findOwnRegions(text)).toEqual([tag])
  })

  it('are those of the announcer, or their visible text is the message', () => {
    const own = SOURCES.flatMap((file) =>
      findOwnRegions(textOf(file)).map((tag) => `${file.replace('packages/ui/src/', '')}: ${tag}`),
    )
    expect([...new Set(own)].sort()).toEqual(Object.keys(VISIBLE).sort())
  })

  it('are made by no script beside the announcer', () => {
    const made = /ariaLive|'aria-live'|role: 'status'|setAttribute\('role', 'status'/
    expect(SOURCES.filter((file) => made.test(textOf(file)))).toEqual([])
  })

  it('do not lose a text that repeats', () => {
    expect(findSilentRepeats("const [said, setSaid] = useState('')\n<Announcement>{said}</Announcement>")).toEqual([
      'said',
    ])
    expect(SOURCES.filter((file) => findSilentRepeats(textOf(file)).length > 0)).toEqual([])
  })
})
