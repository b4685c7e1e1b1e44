// Whom this device does not want to hear: by name, at one table.
import { keep, kept } from '../kept'

export class Muted {
  #names: ReadonlySet<string>

  constructor(private readonly table: string) {
    this.#names = $state.raw(new Set((kept(`muted-${table}`) ?? '').split('\n').filter(Boolean)))
  }

  has = (name: string): boolean => this.#names.has(name)

  turn(name: string): void {
    const names = new Set(this.#names)
    if (!names.delete(name)) names.add(name)
    this.#names = names
    keep(`muted-${this.table}`, [...names].join('\n'))
  }
}
