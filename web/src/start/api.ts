// The pages that are fetched: what the start page shows, and a new table.
import type { Analysis, NewTable, StartInfo, TableInfo, Tree } from '../wire'

/** Why something was not done: a text of the table's, or none if nothing was heard from it. */
export class NotDone extends Error {
  constructor(readonly why: Tree | null) {
    super('not done')
  }
}

export const start = (): Promise<StartInfo> => fetched('/api/start')
export const newTable = (wanted: NewTable): Promise<TableInfo> =>
  fetched('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted) })
export const theAnalysis = (code: string): Promise<Analysis> => fetched(`/api/tables/${code}/analysis`)
/** Have a finished game looked at again; asked for twice it is the same. */
export const beginAnalysis = (code: string): Promise<Analysis> => fetched(`/api/tables/${code}/analysis`, { method: 'POST' })

async function fetched<T>(address: string, request?: RequestInit): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(address, request)
  } catch {
    throw new NotDone(null)
  }
  const told = await answer.json().catch(() => null)
  if (answer.ok && told !== null) return told as T
  throw new NotDone((told as { why?: Tree } | null)?.why ?? null)
}
