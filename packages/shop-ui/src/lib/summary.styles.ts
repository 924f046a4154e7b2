import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

/* Box around amounts: a price summary, a refund. */

export const SummaryBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.sunken};
`

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
