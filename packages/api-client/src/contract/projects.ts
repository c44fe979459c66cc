import * as z from 'zod/mini'
import { Project, ProjectUser, ProjectUserQuery } from '@sitewright/domain/projects/model'
import { canListProjects, canReadProjectUsers } from '@sitewright/domain/projects/policy'
import { call } from './contract'

export const projects = {
  list: call({
    base: 'gateway',
    method: 'GET',
    path: '/projects',
    summary: 'The projects that the caller sees, by name.',
    allow: canListProjects,
    replies: { 200: z.array(Project) },
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
