/** Three for each vertex: the mean of the triangles around it, weighted by their areas. */
export function vertexNormals(places: Float64Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(places.length);
  const at = (index: number) => places[index] ?? 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = (triangles[t] ?? 0) * 3;
    const b = (triangles[t + 1] ?? 0) * 3;
    const c = (triangles[t + 2] ?? 0) * 3;
    const [ux, uy, uz] = [at(b) - at(a), at(b + 1) - at(a + 1), at(b + 2) - at(a + 2)];
    const [vx, vy, vz] = [at(c) - at(a), at(c + 1) - at(a + 1), at(c + 2) - at(a + 2)];
    const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c]) {
      normals[corner] = (normals[corner] ?? 0) + x;
      normals[corner + 1] = (normals[corner + 1] ?? 0) + y;
      normals[corner + 2] = (normals[corner + 2] ?? 0) + z;
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const [x, y, z] = [normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0];
    const length = Math.hypot(x, y, z) || 1;
    normals.set([x / length, y / length, z / length], i);
  }
  return normals;
}
