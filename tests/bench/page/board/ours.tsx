// The card moves with one key: there is no lifting by keyboard that could be forgotten. So the peers' one key that lifts and their
// three keys that move are both compared with that one, which lifts, moves and drops. It draws the cards that are in sight or near, of which the last phase has none yet; weight, handle, properties and deletion are on each as on a real board.
import { type Phases, PhaseBoard } from '../../../../packages/ui/src/phase-board/PhaseBoard'
import { ThemeStyles } from '../../../../packages/ui/src/tokens/ThemeStyles'
import { boardChecks, columnsOf } from '../board-data'
import { start } from '../start'

const nothing = (): void => undefined

function App({ input }: { input: Phases }) {
  return (
    <>
      <ThemeStyles />
      <PhaseBoard label="Phases" defaultValue={input} onOpen={nothing} />
    </>
  )
}

const column = (place: number) => document.querySelectorAll('[data-phase]')[place]
const card = (place: number, id: string) => column(place)?.querySelector(`[data-item="${id}"] [data-part=stop]`)
const checks = boardChecks(column)
const names = (place: number): string[] =>
  [...(column(place)?.querySelectorAll('li [data-part=stop]') ?? [])].map((name) => name.textContent)
/** Whether the card of the keys stands below another. */
const isBelow = (name: string): boolean =>
  names(0).indexOf(name) >= 0 && names(0).indexOf(name) < names(0).indexOf('Card 0.4')
start({
  prepare: (size) =>
    columnsOf(size).map(({ id, name, cards }) => ({
      id,
      name,
      weight: 5,
      items: cards.map((one) => ({ ...one, weight: 2 })),
    })),
  App,
  find: { card: () => card(0, '0.1'), target: () => card(1, '1.4'), keyCard: () => card(0, '0.4') },
  keys: { down: ['Alt+ArrowDown'], lift: ['Alt+ArrowDown'] },
  is: {
    ...checks,
    mount: () => names(1).length > 0,
    lift: () => document.querySelector('[data-overlay]') !== null,
    move: () => column(1)?.querySelector('[data-part=line]:not([hidden])') !== null,
    drop: () => names(1).includes('Card 0.1') && document.querySelector('[data-overlay]') === null,
    keyMove: () => isBelow('Card 0.5'),
    keyLift: () => isBelow('Card 0.6'),
  },
})
