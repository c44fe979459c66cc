import { startMui } from '../mui-table'

startMui(true)
