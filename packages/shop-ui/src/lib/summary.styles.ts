import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

/** Title of a box with amounts, such as a price summary or a refund, with a note at the end. */
export const SummaryHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.m};

  & > h2 {
    font-size: ${theme.type.h3};
  }
`
