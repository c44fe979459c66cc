import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Leave guard',
  entry: 'leave-guard',
  purpose: `Asks before the user leaves a page with unsaved changes. A form renders it with its changes; the app provides the component that blocks its
router, once, in \`LeaveGuardProvider\`. Without a provider it renders nothing.`,
  notFor: "Closing or reloading the tab: the app's guard calls `useUnloadGuard` for that.",
  role: 'those of the provided component, usually a `LeaveDialog`.',
  keys: [{ keys: ['Escape'], does: 'In the dialog: stays' }],
  aliases: ['navigation guard', 'unsaved changes', 'beforeunload'],
  status: 'stable',
  since: '1.0.0',
  related: ['Leave dialog', 'Unsaved bar'],
}
