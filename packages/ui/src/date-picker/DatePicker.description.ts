import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Date picker',
  entry: 'date-picker',
  purpose: `A field for a day that users type or choose from a calendar. It parses \`3 Feb 2026\`, \`Feb 3, 2026\`, \`3/2/2026\`, \`3.2.26\` and
\`2026-02-03\`. A text that is not a day stays as it was typed, and the field shows an error when it is left. The value is \`YYYY-MM-DD\`. The keys
reach a day beyond \`min\` or \`max\`, which shows why it can't be chosen. The code of the calendar loads when the pointer or the focus is near its
button.`,
  details: '**In a native form**: submits `YYYY-MM-DD` under `name`, or the typed text if it is not a day.',
  notFor: 'A time, a month or a range of days.',
  role: `\`textbox\`, named by its label, described by error and help; the calendar is a modal \`dialog\` with a \`grid\`, each day
named in full.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the text, to the button that clears it, to the button that opens the calendar' },
    { keys: ['Alt+↓'], does: 'In the text: opens the calendar' },
    { keys: ['Enter', 'Space'], does: 'On the button: opens the calendar; on a day: chooses it and closes' },
    { keys: ['←', '→', '↑', '↓'], does: 'In the calendar: a day, a week' },
    { keys: ['Home', 'End'], does: 'First and last day of the week' },
    { keys: ['Page Up', 'Page Down'], does: 'A month; with Shift a year' },
    { keys: ['Tab'], on: 'the calendar', does: 'Cycles through its buttons and the day' },
    { keys: ['Escape'], does: 'Closes the calendar; the focus returns to its opener' },
  ],
  aliases: ['calendar', 'date input', 'datepicker', 'day picker'],
  status: 'stable',
  since: '1.0.0',
  related: ['Text field', 'Popover'],
  use: [
    'A day that users know or copy from a document',
    'A day near today, from the calendar',
    'A day with a first or last possible one (`min`, `max`)',
  ],
  anatomy: [
    'Label, the accessible name',
    'Text, in any common notation',
    'Button that clears the day',
    'Button that opens the calendar',
    'Help, describes the input',
  ],
  advice: [{ do: 'say what happens on the day.', dont: 'prescribe a notation. The field parses all common ones.' }],
  content: [
    'The label says which day: “Expiry date”, not “Date”.',
    'Help says whether the day itself counts: “The key works through this day.”',
    'Don’t describe the notation.',
    'An error says what to choose: “Choose a day after the start date.”',
  ],
  accessibility: [
    'Each day in the calendar has its full name: “Tuesday, February 3, 2026”. The selected day and today are exposed.',
    'A day beyond a limit stays reachable and is described by the reason.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
