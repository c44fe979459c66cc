import * as z from 'zod/mini'
import { ProjectUserQuery } from '@sitewright/domain/projects/model'
import {
  canCreateProject,
  canEditProject,
  canListProjects,
  canReadProjectUsers,
} from '@sitewright/domain/projects/policy'
import { ProjectExport } from '@sitewright/domain/projects/export'
import { ProjectCreate, ProjectFacetQuery, ProjectQuery, ProjectSave } from '@sitewright/domain/projects/record'
import * as calls from '../calls/projects'
import { rows } from './contract'

const ProjectPath = z.object({ projectId: z.int() })

export const projects = rows(calls.projects, {
  list: {
    summary: 'The projects that the caller sees, by name. Without page the whole list.',
    allow: canListProjects,
    query: ProjectQuery,
    isPaged: true,
  },
  one: {
    summary:
      'One project that the caller sees, with the projects directly below it and the numbers of its contents that the caller sees.',
    allow: canListProjects,
    params: ProjectPath,
  },
  create: { summary: 'Creates a project and assigns its creator to it.', allow: canCreateProject, body: ProjectCreate },
  save: {
    summary: 'Saves the name and the description of a project.',
    allow: canEditProject,
    params: ProjectPath,
    body: ProjectSave,
    keepsStored: true,
  },
  activate: {
    summary: 'Activates a project. Users and API keys that its deactivation removed stay removed.',
    allow: canEditProject,
    params: ProjectPath,
  },
  deactivate: {
    summary: 'Deactivates a project and removes all its users, user groups and API keys.',
    allow: canEditProject,
    params: ProjectPath,
  },
  facets: {
    summary: 'How many projects that the caller sees match a filter, and how many of them have no sites.',
    allow: canListProjects,
    query: ProjectFacetQuery,
    needsPerson: true,
  },
  export: {
    summary: 'Starts a job that writes the projects of the list as a CSV file.',
    allow: canListProjects,
    body: ProjectExport,
    needsPerson: true,
  },
  use: {
    summary: 'How many users and API keys the deactivation of a project would remove from it.',
    allow: canEditProject,
    params: ProjectPath,
  },
  users: {
    summary: 'The users of a project that the caller sees, by user name; with getActive those alone who are active.',
    allow: canReadProjectUsers,
    params: z.object({ projectId: z.int() }),
    query: ProjectUserQuery,
  },
})
