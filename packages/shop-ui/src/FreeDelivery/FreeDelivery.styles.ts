import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.medium};

  & > p {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
  }
  &[data-free='true'] {
    color: ${theme.color.positive.text};
  }
  &[data-pending='true'] {
    color: ${theme.color.text.muted};
  }
`
