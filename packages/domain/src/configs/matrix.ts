import * as z from 'zod/mini'
import { facetsQuery, listQuery } from '../shared/list-query'
import { type ComparedConfig, compareConfigs, valuesOf } from './differences'

/*
 * The matrix of a license: what each config of its projects is, compared with a reference project (CONF-81 to CONF-85).
 */

/** States of a cell. The first that applies wins (CONF-82). */
export const MATRIX_STATES = ['missing', 'default', 'same', 'differs'] as const
export type MatrixState = (typeof MATRIX_STATES)[number]

/** Shows projects with at least one config of the state, in the order of the screen. */
export const MATRIX_FACETS = ['missing', 'differs', 'default', 'same'] as const satisfies readonly MatrixState[]
export type MatrixFacet = (typeof MATRIX_FACETS)[number]

/** Default and maximum page size. */
export const MATRIX_PAGE_SIZE = 20
export const MAX_MATRIX_PAGE_SIZE = 50

const filter = { reference: z.optional(z.int()), search: listQuery.search }

/** Query of licenseConfigs.matrix. */
export const MatrixQuery = z.strictObject({
  ...filter,
  ...facetsQuery,
  page: listQuery.page,
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_MATRIX_PAGE_SIZE))),
})
export type MatrixQuery = z.infer<typeof MatrixQuery>

/** Query of licenseConfigs.matrixFacets: the filter of the matrix without its facets. */
export const MatrixFacetQuery = z.strictObject(filter)
export type MatrixFacetQuery = z.infer<typeof MatrixFacetQuery>

export const MatrixCell = z.object({
  state: z.enum(MATRIX_STATES),
  /** How many parameters differ; only of `differs`. */
  count: z.optional(z.int()),
})
export type MatrixCell = z.infer<typeof MatrixCell>

const MatrixProject = z.object({
  projectId: z.int(),
  name: z.string(),
  /** In the order of `configs`. */
  cells: z.array(MatrixCell),
})
export type MatrixProject = z.infer<typeof MatrixProject>

/** A page of the matrix. */
export const MatrixPage = z.object({
  /** The config types, by name. */
  configs: z.array(z.string()),
  /** What the projects are compared with, and how many values it has of each type, `null` for a type that it lacks; `null` without any project. */
  reference: z.nullable(z.object({ projectId: z.int(), name: z.string(), counts: z.array(z.nullable(z.int())) })),
  projects: z.array(MatrixProject),
  /** How many projects match, on all pages. */
  total: z.int(),
})
export type MatrixPage = z.infer<typeof MatrixPage>

/** How many values a config has. */
export const countValues = (config: ComparedConfig): number => valuesOf(config).size

/** How many parameters of a config differ from those of the reference; all of them if the reference has no config of the type (CONF-82). */
export const countDifferences = (config: ComparedConfig, reference: ComparedConfig | undefined): number =>
  reference === undefined ? countValues(config) : compareConfigs(reference, config).replaced.length
