import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { requirePrograms, runProcess, type Process } from '../failover/processes'
import { runCommand } from './run-command'

/** Its PostgreSQL 17, with all tools, is of one release. That of Debian 12 is too old for the gateway. */
const RELEASE = 'trixie'
const BIN = '/usr/lib/postgresql/17/bin'
const USER = 'postgres'

/** A folder in a Debian of its own, where commands run as the user `postgres`. */
export interface Debian {
  /** The folder as commands see it. */
  readonly folder: string
  /** A file of the folder as this process sees it. */
  path(name: string): string
  /** Runs a shell script. @returns what it printed @throws where it fails */
  run(script: string): Promise<string>
  /** Starts a program of PostgreSQL in the foreground. */
  start(program: string, args: readonly string[]): Process
  remove(): void
}

/** Makes the Debian at the first use, in two minutes and 700 MB of the temporary folder, where later runs find it. */
export async function openDebian(): Promise<Debian> {
  const root = path.join(os.tmpdir(), 'sitewright-debian-13')
  if (!fs.existsSync(root)) await makeRoot(root)
  const folder = `/measure-${randomBytes(4).toString('hex')}`
  const inRoot = [root, '/usr/bin/env', '-i', `PATH=${BIN}:/usr/bin:/bin`, `HOME=${folder}`]
  const asUser = [`--userspec=${USER}`, ...inRoot]
  const outside = (name: string): string => path.join(root, folder, name)
  await runCommand('chroot', [...inRoot, 'install', '-d', '-o', USER, '-m', '700', folder])
  return {
    folder,
    path: outside,
    run: (script) => runCommand('chroot', [...asUser, '/bin/sh', '-e', '-c', script]),
    start: (program, args) => runProcess('chroot', [...asUser, program, ...args]),
    remove: () => fs.rmSync(outside(''), { recursive: true, force: true }),
  }
}

async function makeRoot(root: string): Promise<void> {
  if (process.getuid?.() !== 0)
    throw new Error('Run this measure as root: it makes a Debian and runs its PostgreSQL in a chroot.')
  requirePrograms(['debootstrap'])
  console.log(`Making a Debian with PostgreSQL 17 in ${root} …`)
  const draft = `${root}.part`
  fs.rmSync(draft, { recursive: true, force: true })
  await runCommand('debootstrap', ['--variant=minbase', '--include=postgresql-17', RELEASE, draft])
  fs.renameSync(draft, root)
}
