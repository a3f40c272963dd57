"""What compiled code needs of Numba's runtime in the engine module: memory, and two sums.

Memory is a stack of blocks.  A block that is freed is given back as soon as all blocks above it
are, and whatever an entry point has taken is given back when it returns; so memory stays bounded,
and needs no search for room.
"""

from __future__ import annotations

ENTER, LEAVE, TAKE = "stack_enter", "stack_leave", "take"
STARTS = "NRT_", "nrt_"  # of the names of Numba's runtime
# What LLVM itself asks for when it writes code: to multiply 128 bits, and to tell how long a number
# is in the text of an error, which is never told.
ASKED = "__multi3", "log10"

# A block begins with the one below it and whether it was freed; what it holds is 16 bytes on.
RUNTIME = """
@__heap_base = external global i8
@stack_top = internal global ptr @__heap_base
@stack_last = internal global ptr null

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()

define ptr @take(i32 %size) {
  %top = load ptr, ptr @stack_top
  %start = ptrtoint ptr %top to i32
  %begun = add i32 %start, 15
  %here = and i32 %begun, -16
  %end = add i32 %here, %size
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %have = shl i32 %pages, 16
  %fits = icmp ule i32 %end, %have
  br i1 %fits, label %done, label %grow
grow:
  %lack = sub i32 %end, %have
  %begun_page = add i32 %lack, 65535
  %more = lshr i32 %begun_page, 16
  %was = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  %refused = icmp eq i32 %was, -1
  br i1 %refused, label %fail, label %done
fail:
  call void @llvm.trap()
  unreachable
done:
  %new = inttoptr i32 %end to ptr
  store ptr %new, ptr @stack_top
  %found = inttoptr i32 %here to ptr
  ret ptr %found
}

define void @stack_enter(ptr %kept) {
  %top = load ptr, ptr @stack_top
  store ptr %top, ptr %kept
  ret void
}

define void @stack_leave(ptr %kept) {
  %top = load ptr, ptr %kept
  store ptr %top, ptr @stack_top
  store ptr null, ptr @stack_last
  ret void
}

define ptr @NRT_Allocate(i64 %size) {
  %low = trunc i64 %size to i32
  %whole = add i32 %low, 16
  %block = call ptr @take(i32 %whole)
  %last = load ptr, ptr @stack_last
  store ptr %last, ptr %block
  %freed = getelementptr i8, ptr %block, i32 4
  store i32 0, ptr %freed
  store ptr %block, ptr @stack_last
  %held = getelementptr i8, ptr %block, i32 16
  ret ptr %held
}

define void @NRT_Free(ptr %held) {
  %block = getelementptr i8, ptr %held, i32 -16
  %freed = getelementptr i8, ptr %block, i32 4
  store i32 1, ptr %freed
  br label %look
look:
  %last = load ptr, ptr @stack_last
  %none = icmp eq ptr %last, null
  br i1 %none, label %done, label %ask
ask:
  %mark = getelementptr i8, ptr %last, i32 4
  %is = load i32, ptr %mark
  %free = icmp ne i32 %is, 0
  br i1 %free, label %drop, label %done
drop:
  store ptr %last, ptr @stack_top
  %below = load ptr, ptr %last
  store ptr %below, ptr @stack_last
  br label %look
done:
  ret void
}

%MemInfo = type { i64, ptr, ptr, ptr, i64 }

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %wide = zext i32 %align to i64
  %more = add i64 %size, 64
  %all = add i64 %more, %wide
  %info = call ptr @NRT_Allocate(i64 %all)
  %at = ptrtoint ptr %info to i32
  %least = call i32 @llvm.umax.i32(i32 %align, i32 1)
  %after = add i32 %at, 47
  %beyond = add i32 %after, %least
  %rest = urem i32 %beyond, %least
  %start = sub i32 %beyond, %rest
  %data = inttoptr i32 %start to ptr
  store %MemInfo zeroinitializer, ptr %info
  store i64 1, ptr %info
  %data_at = getelementptr %MemInfo, ptr %info, i32 0, i32 3
  store ptr %data, ptr %data_at
  %size_at = getelementptr %MemInfo, ptr %info, i32 0, i32 4
  store i64 %size, ptr %size_at
  ret ptr %info
}

declare i32 @llvm.umax.i32(i32, i32)

declare double @llvm.sqrt.f64(double)

define double @sqrt(double %number) {
  %root = call double @llvm.sqrt.f64(double %number)
  ret double %root
}

define double @log10(double %number) {
  call void @llvm.trap()
  unreachable
}

define void @__multi3(ptr %found, i64 %a, i64 %a_high, i64 %b, i64 %b_high) {
  %a0 = and i64 %a, 4294967295
  %a1 = lshr i64 %a, 32
  %b0 = and i64 %b, 4294967295
  %b1 = lshr i64 %b, 32
  %low = mul i64 %a0, %b0
  %carried = lshr i64 %low, 32
  %left = mul i64 %a1, %b0
  %middle = add i64 %left, %carried
  %middle_low = and i64 %middle, 4294967295
  %middle_high = lshr i64 %middle, 32
  %right = mul i64 %a0, %b1
  %sum = add i64 %right, %middle_low
  %sum_high = lshr i64 %sum, 32
  %shifted = shl i64 %sum, 32
  %low_low = and i64 %low, 4294967295
  %first = or i64 %shifted, %low_low
  %high = mul i64 %a1, %b1
  %high_1 = add i64 %high, %middle_high
  %high_2 = add i64 %high_1, %sum_high
  %crossed = mul i64 %a, %b_high
  %high_3 = add i64 %high_2, %crossed
  %crossed_too = mul i64 %a_high, %b
  %second = add i64 %high_3, %crossed_too
  store i64 %first, ptr %found
  %next = getelementptr i8, ptr %found, i32 8
  store i64 %second, ptr %next
  ret void
}

define ptr @NRT_MemInfo_alloc(i64 %size) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 16)
  ret ptr %info
}

define ptr @NRT_MemInfo_alloc_safe_aligned(i64 %size, i32 %align) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align)
  ret ptr %info
}

define void @NRT_MemInfo_call_dtor(ptr %info) {
  call void @NRT_Free(ptr %info)
  ret void
}
"""
