import * as z from 'zod/mini'
import { canEditSites, canReadSites } from '@sitewright/domain/sites/policy'
import { SiteSave } from '@sitewright/domain/sites/site-input'
import {
  DefaultStorageInput,
  SiteCopyInput,
  SiteMoveInput,
  SiteQuery,
  SiteStateChange,
  SiteStateInput,
  SiteTreeInput,
  SiteTreePostQuery,
  SiteTreeQuery,
  SiteTreesInput,
} from '@sitewright/domain/sites/site'
import * as calls from '../calls/sites'
import { rows } from './contract'

const ProjectPath = z.object({ projectId: z.int() })
const SitePath = z.object({ siteId: z.int() })

export const sites = rows(calls.sites, {
  list: {
    summary:
      'The sites of a project as a flat list by level, each site before those below it. simple leaves out all that trees do not need.',
    allow: canReadSites,
    params: ProjectPath,
    query: SiteQuery,
  },
  one: {
    summary: 'One site in full, with those directly below it and those above it.',
    allow: canReadSites,
    params: SitePath,
  },
  simple: { summary: 'One site with what lists need of it.', allow: canReadSites, params: SitePath },
  hierarchy: {
    summary: 'The site tree of a project, or the tree of one site.',
    allow: canReadSites,
    params: ProjectPath,
    query: SiteTreeQuery,
  },
  byName: {
    summary: 'The sites of a project with this name, ignoring case, in the order of the tree.',
    allow: canReadSites,
    params: z.object({ projectId: z.int(), siteName: z.string() }),
  },
  addTrees: {
    summary: 'Adds trees of sites. Each root is saved whole or not at all; 200 also where some failed.',
    allow: canEditSites,
    params: ProjectPath,
    body: SiteTreesInput,
  },
  saveTrees: {
    summary:
      'Renames sites and adds sites below them. Each root is saved whole or not at all; nodes that are left out stay.',
    allow: canEditSites,
    params: ProjectPath,
    body: SiteTreesInput,
  },
  save: {
    summary: 'Saves name, class, types, properties, overlays, colors and location of a site.',
    allow: canEditSites,
    params: SitePath,
    body: SiteSave,
    keepsStored: true,
  },
  archive: {
    summary: 'Archives a site and all sites below it. Answers the ids of those that were active.',
    allow: canEditSites,
    body: SiteStateInput,
  },
  unarchive: {
    summary: 'Makes a site and the archived sites above it active, with unarchiveSubSites also those below it.',
    allow: canEditSites,
    body: SiteStateInput,
  },
  restore: {
    summary: 'Undoes an archive: makes exactly these sites of a project active again.',
    allow: canEditSites,
    params: ProjectPath,
    body: SiteStateChange,
  },
  move: {
    summary:
      'Moves sites with all sites below them to other places of their project, all or none. The sites as they were, sent back, undo it.',
    allow: canEditSites,
    params: ProjectPath,
    body: SiteMoveInput,
    needsPerson: true,
  },
  neighbors: {
    summary: 'The parent and the siblings of a site that have a location.',
    allow: canReadSites,
    params: SitePath,
    needsPerson: true,
  },
  statePreview: {
    summary: 'What archiving or unarchiving a site would change.',
    allow: canEditSites,
    params: SitePath,
  },
  canCopy: {
    summary: 'Whether a site can be copied into a project: not while an active site there has the same name.',
    allow: canEditSites,
    params: z.object({ projectId: z.int(), siteId: z.int() }),
  },
  copy: {
    summary: 'Copies a site with all sites below it into a project.',
    allow: canEditSites,
    params: SitePath,
    body: SiteCopyInput,
  },
  addTree: {
    summary: 'Adds a tree of sites below a site.',
    allow: canEditSites,
    params: SitePath,
    query: SiteTreePostQuery,
    body: SiteTreeInput,
  },
  defaultStorage: {
    summary: 'The default storage location of a project, and its choices: the active sites.',
    allow: canReadSites,
    params: ProjectPath,
  },
  saveDefaultStorage: {
    summary: 'Sets or clears the default storage location of a project.',
    allow: canEditSites,
    params: ProjectPath,
    body: DefaultStorageInput,
  },
})
