import type { Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { createGlobalStyle } from 'styled-components'
// Lazy parts are loaded in advance, so that stories do not depend on how fast they load.
import '../packages/ui/src/date-picker/CalendarDialog'
import '../packages/ui/src/disabled-reason/ReasonLayer'
import '../packages/ui/src/menu/MenuPanel'
import '../packages/ui/src/popover/PopoverPanel'
import '../packages/ui/src/tooltip/CutTextTooltip'
import '../packages/ui/src/tooltip/TooltipLayer'
import '../packages/ui/src/tokens/fonts.css'
import { ThemeStyles } from '../packages/ui/src/tokens/ThemeStyles'
import { token } from '../packages/ui/src/tokens/tokens'
import { checkContrastInOtherThemes } from './contrast-in-other-themes'
import { checkNames } from './check-names'
import { InLanguage } from './InLanguage'
import { applyChoices, readChoices, preventNavigation } from './document'

/** Screens that render the frame themselves. All others are rendered on a sheet, as in the portal. */
const FRAMES = ['Screens/Shell/Frame', 'Screens/Sign in/Sign in']

/** Window sizes that a story can request by name: `globals: { viewport: { value: 'phone' } }`. */
const VIEWPORTS = {
  phone: { name: 'Phone, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1024 px', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

const Sheet = createGlobalStyle`
  body, .docs-story { background: ${token('surface')}; color: ${token('text')}; }
`

/** Whether a test renders the story, and not the workbench. */
const isTested = import.meta.env.VITEST_STORYBOOK === 'false'

/** Elements that take the focus while they are open. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
/** Frames until React has cleaned up and `useReturnFocus` has returned the focus. */
const FRAMES_TO_RETURN = 4
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
let hadLayer = false

// Loaded with the first documentation page, because tests render only stories.
const loadPage = () => import('./Page')
const LazyPage = lazy(async () => ({ default: (await loadPage()).Page }))
// Suspends in the boundary of its container, so that the table of contents finds its headings.
const LazyStoriesPage = lazy(async () => ({ default: (await loadPage()).StoriesPage }))

const DocsPage = (props: ComponentProps<typeof LazyPage>) => (
  <Suspense fallback={null}>
    <LazyPage {...props} />
  </Suspense>
)

preventNavigation()
// Removes the workbench's loading placeholders in tests, because axe would check them every time.
if (isTested) for (const placeholder of document.querySelectorAll('.sb-wrapper')) placeholder.remove()
// The default timeout of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  // Tests run without transitions. The final state is the same, and the run takes a third less time.
  initialGlobals: {
    theme: 'light',
    textSize: '100',
    direction: 'ltr',
    locale: 'en',
    motion: isTested ? 'reduce' : 'full',
    forcedColors: 'none',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'circlehollow',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'contrast', title: 'Contrast', icon: 'contrast' },
          { value: 'contrast-dark', title: 'Contrast, dark', icon: 'contrast' },
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: ['100', '125', '150', '200'].map((value) => ({ value, title: `${value} %` })),
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    locale: {
      description: 'Language of the components',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'German' },
          { value: 'pseudo', title: 'Pseudo-language' },
        ],
      },
    },
    forcedColors: {
      description: 'Forced colors, approximated',
      toolbar: {
        icon: 'accessibilityalt',
        dynamicTitle: true,
        items: [
          { value: 'none', title: 'Own colors' },
          { value: 'active', title: 'Forced colors (approximated)' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Motion' },
          { value: 'reduce', title: 'Reduced motion' },
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, storyGlobals, viewMode, title }) => {
      const choices = readChoices(globals)
      // On a page with many stories, the globals of one story must not change the others.
      const ownGlobals: unknown = storyGlobals
      const isOneOfMany = viewMode === 'docs' && ownGlobals instanceof Object && Object.keys(ownGlobals).length > 0
      if (!isOneOfMany) applyChoices(choices)
      return (
        <>
          <ThemeStyles />
          {!FRAMES.includes(title) && <Sheet />}
          <InLanguage locale={choices.locale}>
            {isOneOfMany ? (
              <div dir={choices.direction} data-theme={choices.theme === 'system' ? undefined : choices.theme}>
                <Story />
              </div>
            ) : (
              <Story />
            )}
          </InLanguage>
        </>
      )
    },
  ],
  parameters: {
    // Tests report only violations, because a report of every passed element would be very large.
    a11y: { test: 'error', ...(isTested && { options: { resultTypes: ['violations'] } }) },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: { headingSelector: 'h2' }, container: DocsPage, page: LazyStoriesPage },
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Home',
          'Guides',
          ['Install', '*', 'Changelog'],
          'Foundations',
          [
            'Overview',
            'Tokens',
            'Colors',
            'Type',
            'Space and shape',
            'Icons',
            'Themes',
            'Branding',
            'Language',
            'Content guide',
          ],
          'Components',
          'Patterns',
          'Screens',
        ],
      },
    },
  },
  // The previous story has been unmounted. A layer that it had open returns the focus some frames later, which would disturb this story.
  beforeEach: async () => {
    if (isTested && hadLayer) for (let frame = 0; frame < FRAMES_TO_RETURN; frame++) await nextFrame()
    // In tests, all story files share one document.
    if (isTested && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    hadLayer = true
  },
  afterEach: async ({ globals, parameters, viewMode, title }) => {
    if (viewMode !== 'story' || parameters.a11y?.test === 'off' || parameters.a11y?.disable === true) return
    // In the workbench, the page would visibly flicker through the themes.
    if (!isTested) return
    hadLayer = document.querySelector(LAYERS) !== null
    // Stories of components and foundations show several samples of one.
    if (!/^(?:Components|Foundations)\//.test(title)) checkNames()
    await checkContrastInOtherThemes(readChoices(globals).theme)
  },
}

export default preview
