import { and, eq, ne, or, sql, type SQL } from 'drizzle-orm'
import { type DefaultConfig, offeredConfigs } from '@sitewright/domain/configs/defaults'
import {
  countDifferences,
  countValues,
  MATRIX_FACETS,
  MATRIX_PAGE_SIZE,
  type MatrixCell,
  type MatrixFacet,
  type MatrixFacetQuery,
  type MatrixPage,
  type MatrixQuery,
  type MatrixState,
} from '@sitewright/domain/configs/matrix'
import { DEFAULTS_PROJECT_ID } from '@sitewright/domain/projects/policy'
import { projectRecordMessages } from '@sitewright/domain/projects/record-messages'
import type { FacetCounts } from '@sitewright/domain/shared/facets'
import { inSmallPieces, storedBytes } from '../../db/by-key'
import { contains } from '../../db/contains'
import type { Queries } from '../../db/database'
import { idList } from '../../db/id-list'
import { projectConfigs, projects } from '../../db/schema'
import { visibleProjectsSql, type ProjectReader } from '../../holdings/visible-projects'
import { notFound } from '../../http/refusals'
import { hasId, inFacets } from '../list-query'
import { readConfigs, type ConfigRow } from './store'

/** Whose matrix is read. */
interface Matrix {
  readonly reader: ProjectReader
  readonly licenseId: number
}

interface MatrixProjectRow {
  readonly projectId: number
  readonly name: string
}

/** What all cells are compared with. */
interface Basis {
  /** The types that projects can add, with their defaults, by name. */
  readonly types: readonly DefaultConfig[]
  readonly reference: MatrixProjectRow | undefined
}

/** The projects that a matrix compares: project 1 has the defaults (CONF-81). */
const isCompared = ({ reader, licenseId }: Matrix): SQL | undefined =>
  and(
    eq(projects.licenseId, licenseId),
    eq(projects.isActive, true),
    visibleProjectsSql(reader, { forPreservation: true }),
  )

/** @throws Problem 404 for a reference that is not compared (CONF-83) */
async function readBasis(q: Queries, matrix: Matrix, referenceId: number | undefined): Promise<Basis> {
  const isReference = referenceId === undefined ? undefined : hasId(projects.projectId, referenceId)
  const [reference] = await q
    .select({ projectId: projects.projectId, name: projects.name })
    .from(projects)
    .where(and(isCompared(matrix), isReference))
    // The project with the most configs: compared with one that has none, every other project only differs.
    .orderBy(
      sql`(select count(*) from ${projectConfigs} as own where own.project_id = ${projects.projectId}) desc`,
      projects.projectId,
    )
    .limit(1)
  if (reference === undefined && referenceId !== undefined) throw notFound(projectRecordMessages.notFound)
  return { types: offeredConfigs(await readConfigs(q, DEFAULTS_PROJECT_ID)), reference }
}

/**
 * A row for each cell of the projects that match. The database compares the values, because JSON there equals JSON with its members in another order, as `isSameValue` has it.
 * @param where a condition for the table `project`
 */
const cellsOf = ({ types, reference }: Basis, where: SQL | undefined): SQL => sql`
  select ${projects.projectId}, kind.name, config.config_id,
    case
      when config.config_id is null then 'missing'
      when config.data = kind.data then 'default'
      when config.data = reference.data then 'same'
      else 'differs'
    end as state
  from ${projects}
  cross join jsonb_to_recordset(${JSON.stringify(types)}::jsonb) as kind(name text, data jsonb)
  left join ${projectConfigs} as config on config.project_id = ${projects.projectId} and config.name = kind.name
  left join ${projectConfigs} as reference
    on reference.project_id = ${reference?.projectId ?? 0} and reference.name = kind.name
  where ${where ?? sql`true`}`

/** The projects of the query, without its facets (CONF-83, CONF-84). */
function conditionOf(matrix: Matrix, { reference }: Basis, { search = '' }: MatrixFacetQuery): SQL | undefined {
  const text = search.trim()
  return and(
    isCompared(matrix),
    reference && ne(projects.projectId, reference.projectId),
    text === ''
      ? undefined
      : or(
          contains(sql`${projects.name}`, text),
          contains(sql`${projects.projectId} || ': ' || ${projects.name}`, text),
        ),
  )
}

/** How many projects have at least one cell of each state (CONF-85). */
export async function countMatrixFacets(
  q: Queries,
  matrix: Matrix,
  query: MatrixFacetQuery,
): Promise<FacetCounts<MatrixFacet>> {
  const basis = await readBasis(q, matrix, query.reference)
  const condition = conditionOf(matrix, basis, query)
  const { rows } = await q.execute<{ state: MatrixState; count: number }>(sql`
    select state, count(distinct project_id)::int as count from (${cellsOf(basis, condition)}) as cell group by state`)
  const countOf = (state: MatrixState): number => rows.find((row) => row.state === state)?.count ?? 0
  return {
    all: await q.$count(projects, condition),
    missing: countOf('missing'),
    differs: countOf('differs'),
    default: countOf('default'),
    same: countOf('same'),
  }
}

/** A page of the matrix of a license (CONF-81 to CONF-84). @throws Problem 400 for an unknown facet, 404 for an unknown reference */
export async function readMatrix(q: Queries, matrix: Matrix, query: MatrixQuery): Promise<MatrixPage> {
  const { page = 1, pageSize = MATRIX_PAGE_SIZE } = query
  const basis = await readBasis(q, matrix, query.reference)
  const { types, reference } = basis
  const found = conditionOf(matrix, basis, query)
  const condition = and(found, facetsOf(basis, found, query))
  const rows = await q
    .select({ projectId: projects.projectId, name: projects.name })
    .from(projects)
    .where(condition)
    .orderBy(projects.projectId)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const references = reference === undefined ? [] : await readConfigs(q, reference.projectId)
  const referenceOf = (name: string) => references.find((config) => config.name === name)
  const cells = await readCells(q, basis, rows, referenceOf)
  return {
    configs: types.map(({ name }) => name),
    reference:
      reference === undefined
        ? null
        : {
            ...reference,
            counts: types.map(({ name }) => {
              const config = referenceOf(name)
              return config === undefined ? null : countValues(config)
            }),
          },
    projects: rows.map((row) => ({ ...row, cells: types.map(({ name }) => cells(row.projectId, name)) })),
    total: await q.$count(projects, condition),
  }
}

/** @param found the condition of the projects without the facets */
function facetsOf(basis: Basis, found: SQL | undefined, { facets }: MatrixQuery): SQL | undefined {
  const cells = cellsOf(basis, found)
  const inState = (state: MatrixState): SQL =>
    sql`${projects.projectId} in (select project_id from (${cells}) as cell where state = ${state})`
  return inFacets(facets, MATRIX_FACETS, {
    missing: inState('missing'),
    differs: inState('differs'),
    default: inState('default'),
    same: inState('same'),
  })
}

interface CellRow extends Record<string, unknown> {
  readonly project_id: number
  readonly name: string
  readonly config_id: number | null
  readonly state: MatrixState
}

const keyOf = (projectId: number, name: string): string => `${projectId} ${name}`

/** The cells of a page. Only configs that differ are read, because the database cannot count parameters. */
async function readCells(
  q: Queries,
  basis: Basis,
  page: readonly MatrixProjectRow[],
  referenceOf: (name: string) => ConfigRow | undefined,
): Promise<(projectId: number, name: string) => MatrixCell> {
  const ids = idList(page.map(({ projectId }) => projectId))
  const { rows } = await q.execute<CellRow>(cellsOf(basis, sql`${projects.projectId} = any(${ids})`))
  const differing = rows.flatMap(({ state, config_id: id }) => (state === 'differs' && id !== null ? [id] : []))
  const counts = new Map<string, number>()
  const pieces = inSmallPieces(sizesOf(q, differing), (piece) =>
    q
      .select()
      .from(projectConfigs)
      .where(sql`${projectConfigs.configId} = any(${idList(piece)})`),
  )
  for await (const configs of pieces) {
    for (const config of configs) {
      counts.set(keyOf(config.projectId, config.name), countDifferences(config, referenceOf(config.name)))
    }
  }
  const states = new Map(rows.map(({ project_id: projectId, name, state }) => [keyOf(projectId, name), state]))
  return (projectId, name) => {
    const key = keyOf(projectId, name)
    return { state: states.get(key) ?? 'missing', count: counts.get(key) }
  }
}

async function* sizesOf(q: Queries, ids: readonly number[]) {
  if (ids.length === 0) return
  yield await q
    .select({ id: projectConfigs.configId, bytes: storedBytes(projectConfigs.data) })
    .from(projectConfigs)
    .where(sql`${projectConfigs.configId} = any(${idList(ids)})`)
}
