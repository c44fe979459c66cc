import type { Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { createGlobalStyle } from 'styled-components'
// A menu, a panel and a calendar are loaded when they are wanted; a story that opens one must not depend on how quickly.
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
import { applyChoices, choicesFrom, stayInTheStory } from './document'

/** Screens that draw the frame themselves. All others are drawn on a sheet, as in the portal. */
const FRAMES = ['Screens/Shell/Frame', 'Screens/Sign in/Sign in']

/** Window sizes that a story can ask for by name: `globals: { viewport: { value: 'phone' } }`. */
const VIEWPORTS = {
  phone: { name: 'Phone, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop, 1024 px', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const

const Sheet = createGlobalStyle`
  body, .docs-story { background: ${token('surface')}; color: ${token('text')}; }
`

/** Whether a story is shown by a test, and not in the workbench. */
const isTested = import.meta.env.VITEST_STORYBOOK === 'false'

/** What takes the focus while it is open. */
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
/** React's own clean-up, then those of `useReturnFocus`. */
const FRAMES_TO_RETURN = 4
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
let hadLayer = false

// Loaded with the first page: a test shows stories alone.
const LazyPage = lazy(() => import('./Page').then(({ Page }) => ({ default: Page })))

const DocsPage = (props: ComponentProps<typeof LazyPage>) => (
  <Suspense fallback={null}>
    <LazyPage {...props} />
  </Suspense>
)

stayInTheStory()
// What the workbench shows while it prepares a story: a test has no use for it, and axe walks through it every time.
if (isTested) for (const waiting of document.querySelectorAll('.sb-wrapper')) waiting.remove()
// A play waits for what happens, not for how quickly: on a busy machine the usual second is too short.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  // A test waits for no transition and draws none: what a story shows at its end is the same, in two thirds of the time.
  initialGlobals: { theme: 'light', textSize: '100', direction: 'ltr', motion: isTested ? 'reduce' : 'full' },
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
      const choices = choicesFrom(globals)
      // On a page of many stories, what one of them chooses for itself must not change the others.
      const own: unknown = storyGlobals
      const isOneOfMany = viewMode === 'docs' && own instanceof Object && Object.keys(own).length > 0
      if (!isOneOfMany) applyChoices(choices)
      return (
        <>
          <ThemeStyles />
          {!FRAMES.includes(title) && <Sheet />}
          {isOneOfMany ? (
            <div dir={choices.direction} data-theme={choices.theme === 'system' ? undefined : choices.theme}>
              <Story />
            </div>
          ) : (
            <Story />
          )}
        </>
      )
    },
  ],
  parameters: {
    // What passes a rule is not reported element by element in a test: nobody reads it, and the results get very large.
    a11y: { test: 'error', ...(isTested && { options: { resultTypes: ['violations'] } }) },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: true, container: DocsPage },
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          ['Overview', 'Colors', 'Type', 'Space and shape', 'Icons', 'Themes', 'Content guide'],
          'Components',
          'Patterns',
          'Screens',
        ],
      },
    },
  },
  // The story before has left the page by now. What it had open gives the focus back some frames later, and would give it to this one.
  beforeEach: async () => {
    if (isTested && hadLayer) for (let frame = 0; frame < FRAMES_TO_RETURN; frame++) await nextFrame()
    // All files of stories share one document in a test.
    if (isTested && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    hadLayer = true
  },
  afterEach: async ({ globals, parameters, viewMode }) => {
    if (viewMode !== 'story' || parameters.a11y?.test === 'off' || parameters.a11y?.disable === true) return
    // In the workbench a person would see the page flicker through the themes.
    if (!isTested) return
    hadLayer = document.querySelector(LAYERS) !== null
    await checkContrastInOtherThemes(choicesFrom(globals).theme)
  },
}

export default preview
