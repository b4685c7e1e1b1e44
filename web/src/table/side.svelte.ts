// What lies beside the table: which tab is open, and at which rule. On a phone it is a sheet over the table.
export class Side {
  open = $state(false)
  tab = $state('log')
  /** The rule that the rule book is to be opened at. */
  rule = $state('')
  /** The newest line of the chat that was read. */
  read = $state(0)

  show = (tab: string): void => {
    this.tab = tab
    this.open = true
  }

  openRule = (id: string): void => {
    this.rule = id
    this.show('rules')
  }
}
