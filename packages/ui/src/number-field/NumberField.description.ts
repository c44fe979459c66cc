import type { ComponentDescription } from '../foundations/component-description'

export const description: ComponentDescription = {
  name: 'Number field',
  entry: 'number-field',
  purpose:
    'A field for a number that users type. Both point and comma are decimal marks. The typed text stays, even if it is not a number: the field never truncates, rounds or clamps it. On blur it shows what is wrong, or formats the number.',
  details: '**In a native form**: submits plain digits under `name`, or the typed text if it is not a number.',
  notFor: 'A code of digits (`TextField`: a phone number, a PIN), or one of a few numbers (`Select`).',
  role: `\`spinbutton\`, named by its label, with value and limits; described by error, help and unit. The buttons are for
the pointer and not tab stops. They repeat while they are pressed.`,
  keys: [
    { keys: ['Tab'], does: 'Moves to the field, even if it is disabled' },
    { keys: ['↑', '↓'], does: 'One step up, one step down' },
    { keys: ['Page Up', 'Page Down'], does: 'Ten steps' },
    { keys: ['Home', 'End'], does: 'To the minimum, to the maximum; without a limit they move the caret' },
    { keys: ['Enter'], does: 'Submits the form' },
  ],
  aliases: ['stepper', 'number input', 'spin button', 'quantity'],
  status: 'stable',
  since: '1.0.0',
  related: ['Text field', 'Slider'],
  use: [
    'An amount that users type: seats, days, a percentage',
    'A number with limits or steps',
    'A measure with its unit',
  ],
  anatomy: [
    'Label, the accessible name',
    'Number as the user typed it, formatted on blur',
    'Unit, part of the description',
    'Step buttons, for the pointer alone',
    'Error, says what to enter',
    'Help, says the limits',
  ],
  advice: [{ do: 'show the unit after the number.', dont: 'hide the unit in the label, away from the number.' }],
  content: [
    'The label is a noun: “Seats”.',
    'The unit is short and has no period: “kg”, “days”.',
    'Help states the limits: “Between 1 and 500.”',
    'An error states the limit that was exceeded: “The license has 40 seats left.”',
  ],
  accessibility: [
    'The typed text is the value text. The unit is part of the description.',
    'The step buttons are not tab stops, because ↑ and ↓ do the same.',
    'Tested in every story: axe, contrast in four themes, and 320 px from right to left with longer texts. Keyboard alone is a story of its own.',
    'Not tested with forced colors or text of 200 %.',
    'Not tried with a screen reader by a person.',
  ],
}
