import { HomeScreen } from '@sitewright/ui/features/home/HomeScreen'

export const Component = HomeScreen
