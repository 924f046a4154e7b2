import { Text } from '@shop/ui/Text'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Back = styled(Text)`
  & > a {
    ${touchTarget}
    gap: ${theme.space.xs};
  }
`

/** The facts are beside the order where it keeps room for its lines, else below it. */
export const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space.l} ${theme.space.columns};

  & > :first-child {
    flex: 999 1 26rem;
    min-width: min(26rem, 100%);
  }
  & > :last-child {
    flex: 1 1 20rem;
    min-width: 0;
  }
`

/** The text of its quiet button begins where the text above begins. */
export const Withdraw = styled.div`
  margin-bottom: calc(-1 * ${theme.space.xs});

  & > button {
    margin-left: calc(-1 * ${theme.space.s});
  }
`
