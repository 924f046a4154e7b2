import styled from 'styled-components'

export const Root = styled.data`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
