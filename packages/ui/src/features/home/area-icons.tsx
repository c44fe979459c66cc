import {
  Building2,
  FileChartColumn,
  FolderInput,
  FolderTree,
  KeyRound,
  Library,
  Plug,
  ScrollText,
  ShieldCheck,
  User,
  Users,
  Workflow,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { HomeAreaId } from '@sitewright/domain/home/model'

export const AREA_ICONS = {
  users: <User />,
  groups: <Users />,
  projects: <FolderTree />,
  apiKeys: <KeyRound />,
  licenses: <Building2 />,
  license: <ScrollText />,
  reportGroups: <FileChartColumn />,
  imports: <FolderInput />,
  integrationReports: <Plug />,
  workflows: <Workflow />,
  preservations: <ShieldCheck />,
  catalog: <Library />,
} satisfies Record<HomeAreaId, ReactNode>
