import { startAntDesign } from '../antd-table'

startAntDesign(true)
