import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { nestRoutes } from './nest-routes'

/** The spelling of the paths suggests other layouts than the rows name. */
const ROWS = {
  projects: { path: '/projects/list' },
  projectDetails: { path: '/projects/:projectId/details', layout: 'project' },
  projectSites: { path: '/projects/:id/sites', layout: 'project' },
  newSite: { path: '/projects/:projectId/site/new' },
  siteDetails: { path: '/projects/:projectId/site/:siteId/details', layout: 'site' },
  siteMap: { path: '/map/:siteId', layout: 'site' },
} as const

const tree = nestRoutes<keyof typeof ROWS, 'project' | 'site'>(
  ROWS,
  (name) => ({ id: name, path: ROWS[name].path }),
  (layout, children) => ({ id: layout, children }),
)
const matchIds = (address: string) => matchRoutes(tree, address)?.map(({ route }) => route.id)

describe('nestRoutes', () => {
  it.each([
    ['/projects/list', ['projects']],
    ['/projects/7/details', ['project', 'projectDetails']],
    ['/projects/7/sites', ['project', 'projectSites']],
    ['/projects/7/site/new', ['newSite']],
    ['/projects/7/site/9/details', ['site', 'siteDetails']],
    ['/map/9', ['site', 'siteMap']],
  ])('nests %s by its layout', (address, ids) => {
    expect(matchIds(address)).toEqual(ids)
  })

  it('matches no address without a page', () => {
    expect(matchIds('/projects/7')).toBeUndefined()
  })
})
