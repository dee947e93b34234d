;; The products of one vector with those of many rows, sixteen numbers at a time. See dot-products.ts
;; for what lies where in the memory; `npm run wasm` builds dot-products.json from this file.
(module
  (import "index" "memory" (memory 0))

  ;; rows..rows_end: the numbers of the rows, four bytes each, one at least
  ;; sums: where each row's product is written, four bytes each
  ;; wanted: what every row is multiplied with, two bytes a number
  ;; vectors: the rows' vectors one after the other, a byte a number
  ;; dimensions: numbers of a vector, a multiple of sixteen
  (func (export "run")
    (param $rows i32) (param $rows_end i32) (param $sums i32)
    (param $wanted i32) (param $vectors i32) (param $dimensions i32)
    (local $vector i32) (local $vector_end i32) (local $wanted_at i32)
    (local $sixteen v128) (local $firsts v128) (local $lasts v128)

    (loop $each_row
      ;; where the row's vector begins and ends
      (local.set $vector
        (i32.add
          (i32.mul (i32.load (local.get $rows)) (local.get $dimensions))
          (local.get $vectors)))
      (local.set $vector_end (i32.add (local.get $vector) (local.get $dimensions)))
      (local.set $wanted_at (local.get $wanted))
      (local.set $firsts (v128.const i32x4 0 0 0 0))
      (local.set $lasts (v128.const i32x4 0 0 0 0))

      (loop $each_sixteen
        (local.set $sixteen (v128.load align=1 (local.get $vector)))
        ;; eight products at a time, summed in pairs to four of four bytes
        (local.set $firsts
          (i32x4.add
            (local.get $firsts)
            (i32x4.dot_i16x8_s
              (i16x8.extend_low_i8x16_s (local.get $sixteen))
              (v128.load align=1 (local.get $wanted_at)))))
        (local.set $lasts
          (i32x4.add
            (local.get $lasts)
            (i32x4.dot_i16x8_s
              (i16x8.extend_high_i8x16_s (local.get $sixteen))
              (v128.load offset=16 align=1 (local.get $wanted_at)))))
        (local.set $wanted_at (i32.add (local.get $wanted_at) (i32.const 32)))
        (local.set $vector (i32.add (local.get $vector) (i32.const 16)))
        (br_if $each_sixteen (i32.lt_u (local.get $vector) (local.get $vector_end))))

      ;; the four sums of each register, added up
      (local.set $firsts (i32x4.add (local.get $firsts) (local.get $lasts)))
      (i32.store (local.get $sums)
        (i32.add
          (i32.add
            (i32x4.extract_lane 0 (local.get $firsts))
            (i32x4.extract_lane 1 (local.get $firsts)))
          (i32.add
            (i32x4.extract_lane 2 (local.get $firsts))
            (i32x4.extract_lane 3 (local.get $firsts)))))
      (local.set $sums (i32.add (local.get $sums) (i32.const 4)))
      (local.set $rows (i32.add (local.get $rows) (i32.const 4)))
      (br_if $each_row (i32.lt_u (local.get $rows) (local.get $rows_end))))))
