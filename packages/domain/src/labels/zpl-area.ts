import { codeOf, isFieldData, mapCommands, parametersOf } from './zpl-commands'

/*
 * Where a label is drawn. To find what runs off a label, it is drawn with a margin on each side.
 */

const numbersOf = (command: string): number[] => parametersOf(command).map((text) => Number(text) || 0)

/** Moves a label to the right and down, and makes the width that it names wider on both sides. @param margin in dots */
export const addMargin = (zpl: string, margin: number): string =>
  mapCommands(zpl, (command) => {
    const [first = 0, second = 0] = numbersOf(command)
    switch (codeOf(command)) {
      case '^XA':
        return `^XA^LH${margin},${margin}${command.slice(3)}`
      case '^LH':
        return `^LH${first + margin},${second + margin}`
      case '^PW':
        return `^PW${first + 2 * margin}`
      default:
        return command
    }
  }).join('')

/** The width that a label names (^PW), in dots. */
export const printWidth = (zpl: string): number | undefined =>
  mapCommands(zpl, (command) => (codeOf(command) === '^PW' ? numbersOf(command)[0] : undefined)).findLast(
    (width) => width !== undefined && width > 0,
  )

const ALIGNED_RIGHT = 1

/** Whether a field starts to the right of a label or below it, where its margin may not show it. Sizes are in dots. */
export function hasFieldOutside(zpl: string, { width, height }: { readonly width: number; readonly height: number }) {
  let [homeX, homeY] = [0, 0]
  return mapCommands(zpl, (command, { origin }) => {
    if (codeOf(command) === '^LH') [homeX = 0, homeY = 0] = numbersOf(command)
    if (origin === undefined || !isFieldData(command) || command.length === 3) return false
    const [x = 0, y = 0, alignment] = numbersOf(origin)
    return (alignment !== ALIGNED_RIGHT && homeX + x >= width) || homeY + y > height
  }).includes(true)
}
