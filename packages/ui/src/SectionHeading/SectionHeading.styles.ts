import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.l};
`

export const More = styled.div`
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.target};
  }
`
