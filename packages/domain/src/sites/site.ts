import * as z from 'zod/mini'
import { SiteColors } from '../shared/colors'

/*
 * Sites in API calls. A separate file, because the name editors load only `model.ts`. (Operations specification §3, §7.)
 */

/** The most levels of a site tree. A site at the top of its project has depth 1 (MAP-08). */
export const MAX_SITE_DEPTH = 50

/** The most sites that one call creates, changes or copies. */
export const MAX_SITES_OF_CALL = 20_000

/**
 * The most sites of a project, including archived ones. With more, the choices of the default storage location and trees block all other calls for more than 100 ms, and so do
 * trees in the browser.
 */
export const MAX_SITES_OF_PROJECT = 50_000

/** The class of a site; a site has at most one (SITE-52, SITE-53, CONS2-30). */
export const SITE_CLASSES = ['area', 'warehouse', 'bin', 'muster'] as const
export type SiteClass = (typeof SITE_CLASSES)[number]

/** The types of a site, each on or off (SITE-54). */
export const SITE_TYPES = ['receivable', 'issuable', 'quarantine', 'locked', 'toolsAndEquipment'] as const
export type SiteType = (typeof SITE_TYPES)[number]

/** Properties that every site has. Users can edit their values, but cannot remove or rename them (SITE-57). */
export const PERMANENT_PROPERTIES = ['Site Address', 'Site Description'] as const

/** The type of a property without a type (SITE-56, CONS2-37). */
export const DEFAULT_PROPERTY_TYPE = 'Default'

/** Limits of the properties of a site. */
export const MAX_SITE_PROPERTIES = 100
export const MAX_SITE_OVERLAYS = 50
export const SITE_PROPERTY_KEY_LIMIT = 100
export const SITE_PROPERTY_VALUE_LIMIT = 2000
export const SITE_OVERLAY_NAME_LIMIT = 100
export const SITE_OVERLAY_URL_LIMIT = 2000

/** A picture or a document over a site (SITE-58). Its address becomes a link only if it parses as http or https (SITE-75). */
export const SiteOverlay = z.object({ name: z.string(), url: z.string() })
export type SiteOverlay = z.infer<typeof SiteOverlay>

/** A free property of a site (SITE-56). */
export const SiteProperty = z.object({ value: z.string(), type: z.string() })
export type SiteProperty = z.infer<typeof SiteProperty>

/** The overlays and the free properties of a site. */
export const SiteProperties = z.object({
  overlays: z.array(SiteOverlay),
  /** By key. Always includes the permanent properties. */
  userProperties: z.record(z.string(), SiteProperty),
})
export type SiteProperties = z.infer<typeof SiteProperties>

/** Which types a site has (SITE-54). */
export const SiteTypes = z.object({
  receivable: z.boolean(),
  issuable: z.boolean(),
  quarantine: z.boolean(),
  locked: z.boolean(),
  toolsAndEquipment: z.boolean(),
})
export type SiteTypes = z.infer<typeof SiteTypes>

/** A site in lists and trees (API2-16). */
export const SimpleSite = z.object({
  siteId: z.int(),
  projectId: z.int(),
  /** `null` at the top of the project. */
  parentId: z.nullable(z.int()),
  name: z.string(),
  /** An archived site is not active (SITE-70). */
  active: z.boolean(),
  /** From 1, for a site at the top (MAP-08). */
  depth: z.int(),
  /** Counts saves. */
  version: z.int(),
})
export type SimpleSite = z.infer<typeof SimpleSite>

/** A GeoJSON Feature (RFC 7946) with a Point or a Polygon, in degrees, longitude first (MAP-13). `siteLocationProblem` checks its coordinates. */
export const SiteLocation = z.object({
  type: z.literal('Feature'),
  properties: z.nullable(z.record(z.string(), z.unknown())),
  geometry: z.union([
    z.object({ type: z.literal('Point'), coordinates: z.array(z.number()) }),
    z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(z.array(z.number()))) }),
  ]),
})
export type SiteLocation = z.infer<typeof SiteLocation>

const SiteDetails = z.object({
  siteClass: z.nullable(z.enum(SITE_CLASSES)),
  siteType: SiteTypes,
  ...z.partial(SiteColors).shape,
  /** `null` without a location. */
  location: z.nullable(SiteLocation),
  properties: SiteProperties,
})

/** A site in the list of its project: without the details where the query says `simple`. */
export const ListedSite = z.extend(SimpleSite, z.partial(SiteDetails).shape)
export type ListedSite = z.infer<typeof ListedSite>

/** A site in full (SITE-71, API2-15). */
export const Site = z.extend(SimpleSite, {
  ...SiteDetails.shape,
  /** Sites directly below it that the caller sees; only in the reply for one site. */
  children: z.optional(z.array(SimpleSite)),
  /** Locations of the sites above it that have one, the nearest first; only in the reply for one site (MAP-18). */
  locationsAbove: z.optional(z.array(SiteLocation)),
  /** The sites above it, the topmost first; only in the reply for one site. */
  path: z.optional(z.array(SimpleSite)),
})
export type Site = z.infer<typeof Site>

/** A site with a location next to another one: its parent, or a sibling (MAP-25). */
export const SiteNeighbor = z.object({
  siteId: z.int(),
  name: z.string(),
  active: z.boolean(),
  isParent: z.boolean(),
  location: SiteLocation,
})
export type SiteNeighbor = z.infer<typeof SiteNeighbor>

/** Query of GET project/{projectId}/sites (API2-14). */
export const SiteQuery = z.strictObject({
  /** Only what lists and trees need. */
  simple: z.optional(z.boolean()),
  /** Only sites at the top of the project. */
  oneDeep: z.optional(z.boolean()),
  /** Without archived sites. Always so for callers without ADMINISTER_SITE (PERM-08). */
  activeOnly: z.optional(z.boolean()),
})
export type SiteQuery = z.infer<typeof SiteQuery>

/** A site with all its sub-sites (API2-17). */
export interface SiteTreeNode {
  siteId: number
  name: string
  parentId: number | null
  active: boolean
  version: number
  children: SiteTreeNode[]
}
export const SiteTreeNode: z.ZodMiniType<SiteTreeNode> = z.object({
  siteId: z.int(),
  name: z.string(),
  parentId: z.nullable(z.int()),
  active: z.boolean(),
  version: z.int(),
  get children() {
    return z.array(SiteTreeNode)
  },
})

/** Query of the hierarchy call. Without `siteId`, the hierarchy starts at the top of the project (API2-18, API2-19). */
export const SiteTreeQuery = z.strictObject({ siteId: z.optional(z.int()), activeOnly: z.optional(z.boolean()) })
export type SiteTreeQuery = z.infer<typeof SiteTreeQuery>

/** A node that the hierarchy calls receive (API2-78). The schema accepts any name: the server checks names node by node, so that an invalid name fails only its root. */
export interface SiteTreeInput {
  /** Absent for a new site. */
  siteId?: number | undefined
  name: string
  /** Read only at a root: the parent of a new root. */
  parentId?: number | null | undefined
  /** The version that was read. A save over another version fails the root. */
  version?: number | undefined
  children?: SiteTreeInput[] | undefined
}
export const SiteTreeInput: z.ZodMiniType<SiteTreeInput> = z.object({
  siteId: z.optional(z.int()),
  name: z.string(),
  parentId: z.optional(z.nullable(z.int())),
  version: z.optional(z.int()),
  get children() {
    return z.optional(z.array(SiteTreeInput))
  },
})

/** Body of POST and PUT projects/{projectId}/sites/: roots, each saved whole or not at all (API2-78, SITE-37). */
export const SiteTreesInput = z.array(SiteTreeInput).check(z.minLength(1), z.maxLength(MAX_SITES_OF_CALL))

/** Limits of a body with trees. Each level is an array in an object. */
export const SITE_TREE_BODY = {
  bodyLimit: 8 * 1024 * 1024,
  maxDepth: 2 * MAX_SITE_DEPTH + 4,
  maxValues: 8 * MAX_SITES_OF_CALL,
} as const

/** What happened to one root, in the order of the roots (API2-78). */
export const SiteTreeResult = z.object({
  index: z.int(),
  /** The id of the root. */
  siteId: z.optional(z.int()),
  success: z.boolean(),
  message: z.optional(z.string()),
  /** Beyond the specification: ids of all nodes of a saved root, in the order of the body from the top down. */
  siteIds: z.optional(z.array(z.int())),
  /** Beyond the specification: errors of nodes, by their place in that order. */
  errors: z.optional(
    z.array(
      z.object({
        node: z.int(),
        message: z.string(),
        /** The site has a newer version than the node says. */
        isConflict: z.optional(z.literal(true)),
      }),
    ),
  ),
})
export type SiteTreeResult = z.infer<typeof SiteTreeResult>

/** Body of POST site/archive and site/unarchive (API2-29, API2-30). */
export const SiteStateInput = z.strictObject({
  projectId: z.int(),
  siteId: z.int(),
  /** For unarchive: whether to unarchive the sites below it too (SITE-65). */
  unarchiveSubSites: z.optional(z.boolean()),
  /** Accepted and ignored: the path of the call determines the state. */
  active: z.optional(z.boolean()),
})
export type SiteStateInput = z.infer<typeof SiteStateInput>

/** Which sites an archive or an unarchive changed. */
export const SiteStateChange = z.object({ siteIds: z.array(z.int()) })
export type SiteStateChange = z.infer<typeof SiteStateChange>

/**
 * Body of POST projects/{projectId}/sites/move: sites with the site that each moves below, judged and written together (SITE-76).
 * The reply to one move, sent back, undoes it.
 */
export const SiteMoveInput = z.strictObject({
  sites: z
    .array(
      z.strictObject({
        siteId: z.int(),
        /** `null` for the top of the project. */
        parentId: z.nullable(z.int()),
        /** The class that the site gets; left out, it keeps its own. At the top it must be `null` where the site has one, so that nobody loses a class unawares. */
        siteClass: z.optional(z.nullable(z.enum(SITE_CLASSES))),
        /** The version that was read. */
        version: z.optional(z.int()),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_SITES_OF_CALL)),
})
export type SiteMoveInput = z.infer<typeof SiteMoveInput>
export type SiteMove = SiteMoveInput['sites'][number]

/** What a move changed. */
export const SitesMoved = z.object({
  /** The moved sites as they were, with their version now. Empty if all of them were there already. */
  before: z.array(
    z.object({
      siteId: z.int(),
      parentId: z.nullable(z.int()),
      siteClass: z.nullable(z.enum(SITE_CLASSES)),
      version: z.int(),
    }),
  ),
  /** How many sites are elsewhere now, those below the moved ones among them. */
  numSites: z.int(),
  /** How many of them keep a polygon deeper than sites may get one (MAP-05). */
  deepPolygons: z.int(),
})
export type SitesMoved = z.infer<typeof SitesMoved>

/** What an archive or unarchive would change, counted by the server (SITE-62, SITE-74). */
export const SiteStatePreview = z.object({
  /** Active sites below it, at every depth. */
  activeBelow: z.int(),
  archivedBelow: z.int(),
  /** Archived sites above it, the topmost first; unarchiving the site unarchives them too. */
  archivedAbove: z.array(z.string()),
})
export type SiteStatePreview = z.infer<typeof SiteStatePreview>

/** Reply of canCopySites (API2-28, COPY-29). */
export const SiteCopyCheck = z.object({
  canCopy: z.boolean(),
  /** A site with this name exists in the target and is active. */
  isActive: z.boolean(),
  /** A site with this name exists in the target and is archived. */
  askUnarchivePermission: z.boolean(),
  /** A site at the top of the target has this name, so that none can be added there. Other servers may leave it out. */
  isTopTaken: z.optional(z.boolean()),
})
export type SiteCopyCheck = z.infer<typeof SiteCopyCheck>

/** Body of POST site/{siteId}/copy: the path names the source, `site` the place in the target (API2-77). */
export const SiteCopyInput = z.strictObject({
  site: z.object({
    projectId: z.int(),
    /** A site of the target project; absent or `null` at its top. */
    parentId: z.optional(z.nullable(z.int())),
  }),
  unarchiveExisting: z.boolean(),
})
export type SiteCopyInput = z.infer<typeof SiteCopyInput>

/** The result of a copy or a posted tree: its root, and the number of sites that were created or unarchived. */
export const SiteCopied = z.object({ siteId: z.int(), numSites: z.int() })
export type SiteCopied = z.infer<typeof SiteCopied>

/** Query of POST site/{siteId}/tree (API2-27). */
export const SiteTreePostQuery = z.strictObject({ projectId: z.int(), unarchive: z.optional(z.boolean()) })

/** The default storage location of a project and its choices (SITE-14, API2-12). */
export const DefaultStorage = z.object({
  /** A siteId, or `null` for none. */
  defaultStorageLocation: z.nullable(z.int()),
  options: z.array(
    z.object({
      SiteId: z.int(),
      /** Names from the top down, joined by ' > '. A long one is shortened in the middle (SITE-77). */
      SiteHierarchy: z.string(),
    }),
  ),
})
export type DefaultStorage = z.infer<typeof DefaultStorage>
export const DefaultStorageInput = z.strictObject({ defaultStorageLocation: z.nullable(z.int()) })
export type DefaultStorageInput = z.infer<typeof DefaultStorageInput>
