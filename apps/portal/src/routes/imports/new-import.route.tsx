import { useNavigate, useSearchParams } from 'react-router-dom'
import { canEditImports } from '@sitewright/domain/imports/policy'
import { NewImportScreen } from '@sitewright/ui/features/imports/NewImportScreen'
import { createImportSystem, useImportPaths } from '../../data/imports'
import { useChosenProject, useProjectSearch } from '../../data/projects/parent-search'
import { paths } from '../../paths'
import { readId } from '../../shell/page/parse-id'
import { useActor } from '../../shell/session/use-session'

const ALL_PROJECTS = {}

/** A new import system. The address can name its project, as the filtered list does. */
export function Component() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (
    <NewImportScreen
      create={canEditImports.canDecide(useActor())}
      paths={useImportPaths()}
      projects={useProjectSearch(ALL_PROJECTS)}
      project={useChosenProject(readId(query, 'project'))}
      listHref={paths.imports()}
      onSave={createImportSystem}
      onSaved={(configId) => void navigate(paths.importSystem(configId), { replace: true })}
      onBack={() => void navigate(-1)}
    />
  )
}
