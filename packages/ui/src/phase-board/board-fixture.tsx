import { Link, Mail, Zap } from 'lucide-react'
import type { BoardFlag, Phases } from './PhaseBoard'

/** The flags of the cards in stories. */
export const FLAGS: readonly BoardFlag[] = [
  { id: 'prerequisite', label: 'Prerequisite', icon: <Link /> },
  { id: 'trigger', label: 'Trigger', icon: <Zap /> },
  { id: 'emails', label: 'Emails', icon: <Mail /> },
]

/** Creates a phase with cards of these names. */
export const makePhase = (
  name: string,
  weight: number,
  color: string | undefined,
  items: readonly string[],
): Phases[number] => ({
  id: name.toLowerCase(),
  name,
  weight,
  color,
  items: items.map((item, index) => ({
    id: item.toLowerCase(),
    name: item,
    weight: 10 * (index + 1),
    kind: index % 2 === 0 ? 'Progress' : 'Incremental',
    flags: [['prerequisite'], ['trigger', 'emails'], []][index % 3] ?? [],
  })),
})

/** Creates four phases in these colors; one is empty. */
export const makePhases = ([first, second, third, fourth]: readonly string[]): Phases => [
  makePhase('Prepare', 15, first, ['Survey', 'Excavate', 'Clear']),
  makePhase('Build', 40, second, ['Cut', 'Bevel', 'Fit up', 'Weld', 'Sign']),
  makePhase('Test', 25, third, []),
  makePhase('Ship', 20, fourth, ['Paint', 'Load']),
]

type Query = (role: 'list', options: { name: string }) => HTMLElement

/** The names of the cards of a phase, from top to bottom. */
export const namesIn = (canvas: { getByRole: Query }, phase: string): string[] =>
  [...canvas.getByRole('list', { name: `Items of ${phase}` }).querySelectorAll('li')].map(
    (item) => item.querySelector('[data-part=stop]')?.textContent ?? '',
  )
