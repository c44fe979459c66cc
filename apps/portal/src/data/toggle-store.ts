import { createWriteQueue } from '@sitewright/ui/write-queue'
import { readCurrent, reportFailure, showNotice } from './report'

type RowId = number | string

/** How the boolean fields of a kind of row are saved, and what the user reads about it. */
export interface RowToggleOptions<Row extends object, Field extends keyof Row & string> {
  /** Names the kind of row in the keys of toasts: "user". */
  name: string
  idOf: (row: Row) => RowId
  /** Saves a row with a patch applied. Resolves to what the server stored. */
  save: (row: Row, patch: Partial<Pick<Row, Field>>) => Promise<Row>
  /** Reads the newer row that a conflict (409) carries. The patch is applied to it and sent again. Without it a conflict is a failure. */
  readCurrent?: (current: unknown) => Row
  /** Puts what the server stored into the caches. */
  onStored: (row: Row) => void
  /** Can the user flip a stored row? Otherwise its toast offers no Undo, because Undo would be refused. */
  canToggle?: (row: Row, field: Field) => boolean
  /** Refetches a row whose save failed. */
  onFailed: (row: Row) => void
  texts: {
    /** What is true of the stored row now: "jsmith is now inactive." */
    saved: (row: Row, fields: readonly Field[]) => string
    /** The fixed text of a failure whose reply has none. */
    failed: (row: Row) => string
    /** The state that a failure restored: "Change not saved. Still active." */
    restored?: (row: Row, fields: readonly Field[]) => string
  }
}

/** The toggles of a kind of row. The object stays the same, so that unchanged rows do not render again. */
export interface RowToggles<Row, Field extends keyof Row> {
  idOf: (row: Row) => RowId
  /** A row as the user wants it to be; the same object when there is nothing to change. */
  shown: (row: Row) => Row
  isSaving: (row: Row, field: Field) => boolean
  /** Flips a field at once, and saves it. */
  toggle: (row: Row, field: Field) => void
  /** The latest version of a row that was pressed in this session. */
  getPressed: (id: RowId) => Row | undefined
}

/**
 * Toggles of rows on one write queue: a press flips at once, one save per row is in flight, the last intent wins, and a failure restores the row.
 * A settled change is reported with Undo, which sends the old state through the same queue, unless it would be refused. A failure is reported with Retry.
 */
export function createToggleStore<Row extends object, Field extends keyof Row & string>(
  options: RowToggleOptions<Row, Field>,
) {
  type Patch = Partial<Pick<Row, Field>>
  const { idOf, texts } = options
  /** The rows that were pressed, as the server stored them last. */
  const pressed = new Map<RowId, Row>()
  /** What a pending change started from. */
  const started = new Map<RowId, { row: Row; fields: Set<Field> }>()

  const getFields = (patch: Patch): Field[] => Object.keys(patch) as Field[]
  const pick = (row: Row, fields: readonly Field[]): Patch =>
    Object.fromEntries(fields.map((field) => [field, row[field]])) as Patch

  const queue = createWriteQueue<RowId, Row, Patch>({
    send: options.save,
    isSettled: (row, patch) => getFields(patch).every((field) => row[field] === patch[field]),
    getCurrent: (error) => {
      const current = readCurrent(error)
      return current === undefined ? undefined : options.readCurrent?.(current)
    },
    onStored: (row) => {
      const id = idOf(row)
      pressed.set(id, row)
      options.onStored(row)
      // A newer intent is still to be sent: its result is what the user wants to hear about.
      if (queue.getOverlay(id) === undefined) reportSaved(id, row)
    },
    onFailed: (error, row, patch) => {
      const id = idOf(row)
      if (queue.getOverlay(id) === undefined) started.delete(id)
      pressed.set(id, row)
      reportFailure(error, texts.failed(row), {
        key: `${options.name}-${id}`,
        retry: () => intend(pressed.get(id) ?? row, patch),
        addition: texts.restored?.(row, getFields(patch)),
      })
      options.onFailed(row)
    },
  })

  function reportSaved(id: RowId, row: Row): void {
    const start = started.get(id)
    started.delete(id)
    const changed = start ? [...start.fields].filter((field) => start.row[field] !== row[field]) : []
    if (start === undefined || changed.length === 0) return
    const canUndo = changed.every((field) => options.canToggle?.(row, field) ?? true)
    showNotice({
      text: texts.saved(row, changed),
      key: `${options.name}-${id}`,
      undo: canUndo ? () => intend(pressed.get(id) ?? row, pick(start.row, changed)) : undefined,
    })
  }

  function intend(row: Row, patch: Patch): void {
    const id = idOf(row)
    if (queue.getOverlay(id) === undefined) {
      pressed.set(id, row)
      started.set(id, { row, fields: new Set() })
    }
    for (const field of getFields(patch)) started.get(id)?.fields.add(field)
    void queue.intend(id, row, patch)
  }

  const shown = (row: Row): Row => {
    const overlay = queue.getOverlay(idOf(row))
    return overlay === undefined ? row : { ...row, ...overlay }
  }

  const toggles: RowToggles<Row, Field> = {
    idOf,
    shown,
    isSaving: (row, field) => queue.getOverlay(idOf(row))?.[field] !== undefined,
    toggle: (row, field) => intend(row, { [field]: !shown(row)[field] } as Patch),
    getPressed: (id) => pressed.get(id),
  }

  return {
    toggles,
    subscribe: queue.subscribe,
    getVersion: queue.getVersion,
    /** Forgets all intents and rows: they belong to the user who pressed. */
    reset: () => {
      pressed.clear()
      started.clear()
      queue.reset()
    },
  }
}
