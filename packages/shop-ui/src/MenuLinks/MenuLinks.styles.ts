import styled from 'styled-components'
import { menuRow } from '../lib/header.styles.ts'

export const Root = styled.ul`
  ${menuRow}
  flex: none;
  /* Beside the last of several rows. */
  align-self: end;
`

/** The row has room for eight categories and the first, the second or the third of those that are optional. */
export const Item = styled.li`
  display: flex;

  @container menu (width < 67rem) {
    &[data-optional='true'] {
      display: none;
    }
  }
  @container menu (width < 74rem) {
    [data-optional='true'] + &[data-optional='true'] {
      display: none;
    }
  }
  @container menu (width < 80rem) {
    [data-optional='true'] + [data-optional='true'] + &[data-optional='true'] {
      display: none;
    }
  }
`
