import styled from 'styled-components'
import { theme } from '../../tokens/theme.ts'

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.l};

  & > button {
    flex: 1;
    min-width: 10rem;
  }
`
