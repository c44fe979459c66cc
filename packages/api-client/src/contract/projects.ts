import * as z from 'zod/mini'
import { ProjectUser, ProjectUserQuery } from '@sitewright/domain/projects/model'
import {
  canCreateProject,
  canEditProject,
  canListProjects,
  canReadProjectUsers,
} from '@sitewright/domain/projects/policy'
import { ProjectExport } from '@sitewright/domain/projects/export'
import { PROJECT_FACETS } from '@sitewright/domain/projects/facets'
import {
  ProjectCreate,
  ProjectFacetQuery,
  ProjectQuery,
  ProjectRecord,
  ProjectSave,
  ProjectUse,
} from '@sitewright/domain/projects/record'
import { call } from './contract'
import { exportCall, facetsCall } from './list-calls'

const ProjectPath = z.object({ projectId: z.int() })

export const projects = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/projects',
    summary: 'The projects that the caller sees, by name. Without page the whole list.',
    allow: canListProjects,
    query: ProjectQuery,
    isPaged: true,
    replies: { 200: z.array(ProjectRecord) },
  }),
  one: call({
    base: 'gateway',
    method: 'GET',
    path: '/projects/:projectId',
    summary: 'One project that the caller sees, with the projects directly below it that the caller sees.',
    allow: canListProjects,
    params: ProjectPath,
    replies: { 200: ProjectRecord },
  }),
  create: call({
    base: 'gateway',
    method: 'POST',
    path: '/project',
    summary: 'Creates a project and assigns its creator to it.',
    allow: canCreateProject,
    body: ProjectCreate,
    replies: { 200: ProjectRecord },
  }),
  save: call({
    base: 'gateway',
    method: 'POST',
    path: '/project/:projectId',
    summary: 'Saves the name and the description of a project.',
    allow: canEditProject,
    params: ProjectPath,
    body: ProjectSave,
    keepsStored: true,
    replies: { 200: ProjectRecord, 409: ProjectRecord },
  }),
  activate: call({
    base: 'gateway',
    method: 'PUT',
    path: '/projects/:projectId/activate',
    summary: 'Activates a project. Users and API keys that its deactivation removed stay removed.',
    allow: canEditProject,
    params: ProjectPath,
    replies: { 200: ProjectRecord },
  }),
  deactivate: call({
    base: 'gateway',
    method: 'PUT',
    path: '/projects/:projectId/deactivate',
    summary: 'Deactivates a project and removes all its users, user groups and API keys.',
    allow: canEditProject,
    params: ProjectPath,
    replies: { 200: ProjectRecord },
  }),
  facets: facetsCall({
    path: '/projects/facets',
    summary: 'How many projects that the caller sees match a filter, and how many of them have no sites.',
    allow: canListProjects,
    query: ProjectFacetQuery,
    facets: PROJECT_FACETS,
  }),
  export: exportCall({
    path: '/projects/export',
    summary: 'Starts a job that writes the projects of the list as a CSV file.',
    allow: canListProjects,
    body: ProjectExport,
  }),
  use: call({
    base: 'own',
    method: 'GET',
    path: '/projects/:projectId/use',
    summary: 'How many users and API keys the deactivation of a project would remove from it.',
    allow: canEditProject,
    params: ProjectPath,
    replies: { 200: ProjectUse },
  }),
  users: call({
    base: 'gateway',
    method: 'GET',
    path: '/projects/:projectId/users',
    summary: 'The users of a project that the caller sees, by user name; with getActive those alone who are active.',
    allow: canReadProjectUsers,
    params: z.object({ projectId: z.int() }),
    query: ProjectUserQuery,
    replies: { 200: z.array(ProjectUser) },
  }),
} as const
