import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Rows = styled.dl`
  display: grid;
  gap: ${theme.space.s};
  font-size: ${theme.type.s};

  &[data-pending='true'] {
    color: ${theme.color.text.muted};
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  & [data-tone='positive'] dd {
    white-space: nowrap;
    color: ${theme.color.positive.text};
    font-weight: ${theme.weight.strong};
  }
  & [data-rank='total'] {
    padding-top: ${theme.space.s};
    border-top: 1px solid ${theme.color.line.control};
    font-size: ${theme.type.l};
    font-weight: ${theme.weight.strong};
  }
  & [data-rank='saved'] {
    margin-top: calc(-1 * ${theme.space.xs});
    color: ${theme.color.positive.text};
  }
`
